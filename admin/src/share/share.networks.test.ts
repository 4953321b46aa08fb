import { expect, it } from 'vitest';
import { mailtoOf, targetOn } from './share.networks.ts';

const url = 'https://app.example/shop?a=1&b=2';
const title = 'Mala & cia, 38 L';

it.each(['facebook', 'twitter', 'linkedin'] as const)('%s gets the address, escaped', (network) => {
  const { href, isPasted } = targetOn(network, url, title);

  expect(isPasted).toBe(false);
  expect([...new URL(href).searchParams.values()]).toContain(url);
});

it.each(['github', 'gitlab', 'instagram', 'youtube'] as const)('%s accepts none: it is pasted there', (network) => {
  expect(targetOn(network, url, title)).toEqual({ href: expect.stringMatching(/^https:/), isPasted: true });
});

it('a letter has the title as its subject and the address as its text', () => {
  const letter = new URL(mailtoOf(url, title));

  expect([letter.searchParams.get('subject'), letter.searchParams.get('body')]).toEqual([title, url]);
});
