import { describe, expect, test } from 'vitest';
import { folderLabel, storyLabel } from './labels.ts';

describe('the sidebar reads as people write', () => {
  test.each([
    ['page-layout', 'Page layout'],
    ['ui-kit', 'UI kit'],
    ['cards', 'Cards'],
  ])('folder %s: %s', (name, label) => {
    expect(folderLabel(name)).toBe(label);
  });

  test.each([
    ['An Agent Answers A Claim And Files It', 'An agent answers a claim and files it'],
    ['EmailEveryState', 'Email every state'],
    ['Exports CSV', 'Exports CSV'],
    ['Leaves Escape To The Dialog Around', 'Leaves Escape to the dialog around'],
    ['Playground', 'Playground'],
  ])('story %s: %s', (name, label) => {
    expect(storyLabel(name)).toBe(label);
  });
});
