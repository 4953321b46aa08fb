import { expect, it } from 'vitest';
import { shareUrls } from './product.share.ts';

it('a URL or a name is escaped in a shared link', () => {
  const { facebook, twitter, email } = shareUrls('https://app.example/a?b=c&d#e', 'Lock & "key"\r\nBcc: x');

  expect(new URL(facebook).searchParams.get('u')).toBe('https://app.example/a?b=c&d#e');
  expect(new URL(twitter).searchParams.get('text')).toBe('Lock & "key"\r\nBcc: x');
  expect(email).not.toMatch(/[\r\n]|&bcc/i);
});
