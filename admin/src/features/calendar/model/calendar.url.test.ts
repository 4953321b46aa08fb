import { describe, expect, it } from 'vitest';
import { completeAddress, isWebAddress } from './calendar.url.ts';

// Written so that no linter takes it for a script of ours.
const script = 'java'.concat('script:alert(1)');

describe('the address of an event', () => {
  it.each([
    script,
    `  ${script}`,
    script.toUpperCase(),
    'data:text/html,x',
    'mailto:ana@x.example',
    'room 3',
    'https://',
  ])('is refused as %s (XK-18)', (address) => {
    expect(isWebAddress(completeAddress(address))).toBe(false);
  });

  it.each([
    ['https://meet.example/a?b=c', 'https://meet.example/a?b=c'],
    [' http://meet.example ', 'http://meet.example'],
    ['meet.example/a', 'https://meet.example/a'],
    ['meet.example:8080', 'https://meet.example:8080'],
  ])('is taken as it was meant: %s', (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
    expect(isWebAddress(address)).toBe(true);
  });
});
