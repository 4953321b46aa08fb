import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReturnPath } from './return-url.ts';

const KNOWN = new Set(['/', '/sales', '/sales/7', '/session', '/login']);
const read = (text: string) => readReturnPath(text, (path) => KNOWN.has(path));
/** A route table that knows everything: what is refused now is refused by the reader itself. */
const readAnything = (text: string) => readReturnPath(text, () => true);

const HOSTILE = {
  'another host': '//evil.example',
  'another host behind three slashes': '///evil.example',
  'a slash and a backslash': String.raw`/\evil.example`,
  'two backslashes': String.raw`\\evil.example`,
  'a backslash and a slash': String.raw`\/evil.example`,
  'a backslash further in': String.raw`/sales\..\\evil.example`,
  'an absolute address': 'https://evil.example/sales',
  'an absolute address with one slash': 'https:/evil.example',
  'an absolute address without slashes': 'https:evil.example',
  'a javascript address': 'javascript:alert(1)',
  'a javascript address in mixed case behind a blank': ' jAvAsCript:alert(1)',
  'a javascript address with a tab inside': 'java\tscript:alert(1)',
  'a javascript address behind a slash and a newline': '/\njavascript:alert(1)',
  'a data address': 'data:text/html,<script>alert(1)</script>',
  'a vbscript address': 'vbscript:msgbox(1)',
  'a file address': 'file:///etc/passwd',
  'a blob address': 'blob:https://evil.example/1',
  'a leading blank': ' //evil.example',
  'a leading tab': '\t//evil.example',
  'a leading line feed': '\n//evil.example',
  'a leading carriage return': '\r//evil.example',
  'a leading NUL': '\0//evil.example',
  'a tab between the slashes': '/\t/evil.example',
  'a line feed between the slashes': '/\n/evil.example',
  'a carriage return between the slashes': '/\r/evil.example',
  'a NUL between the slashes': '/\0/evil.example',
  'a blank between the slashes': '/ /evil.example',
  'encoded slashes': '%2f%2fevil.example',
  'encoded slashes behind a slash': '/%2f%2fevil.example',
  'an encoded slash behind a slash': '/%2Fevil.example',
  'an encoded backslash': '/%5cevil.example',
  'an encoded tab': '/%09/evil.example',
  'doubly encoded slashes': '/%252f%252fevil.example',
  'a slash encoded without end': `/%${'25'.repeat(20)}2fevil.example`,
  'a broken encoding': '/%E0%A4%A',
  'credentials before the host': '//admin@evil.example',
  'an own-looking user before the host': 'https://own.invalid@evil.example',
  'an international host': '//еvil.example',
  'a full-width slash': '／／evil.example',
  'dots that leave two slashes': '/ok/..//evil.example',
  'encoded dots that leave two slashes': '/ok/%2e%2e//evil.example',
  'a very long path': `/${'a'.repeat(5_000)}`,
  'a relative path': 'sales',
  nothing: '',
} satisfies Record<string, string>;

describe('the way back after signing in', () => {
  it.each(['/', '/sales', '/sales?page=2&q=ana+souza', '/sales/7?tab=history#notes', '/session'])(
    'leads to a page of the app: %s',
    (path) => {
      expect(read(path)).toBe(path);
    },
  );

  it.each(Object.entries(HOSTILE))('TC-133 refuses %s', (_, text) => {
    expect(read(text)).toBeNull();
    expect(readAnything(text)).toBeNull();
  });

  it('TC-133 never leaves the origin, whatever is put together', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      'evil.example',
      'https:',
      'sales',
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.string(),
    );

    fc.assert(
      fc.property(text, (hostile) => {
        const path = readAnything(hostile);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
        expect(readAnything(path)).toBe(path);
      }),
      { numRuns: 500 },
    );
  });

  it('TC-133 refuses what the route table does not have', () => {
    expect(read('/nowhere')).toBeNull();
    expect(read('/sales/../nowhere')).toBeNull();
  });

  it('serialises the path again', () => {
    expect(read('/nowhere/../sales/./7')).toBe('/sales/7');
  });

  it.each(['/login', '/login/', '/LOGIN', '/login?returnTo=/sales', '/login#top', '/sales/../login', '/%6cogin'])(
    'TC-134 does not go round in circles through %s',
    (path) => {
      expect(readAnything(path)).toBeNull();
    },
  );

  it.each([
    ['/sales?accessToken=abc&page=2', '/sales?page=2'],
    ['/sales?refresh_token=abc', '/sales'],
    ['/sales?page=2&TOKEN=abc&token=def', '/sales?page=2'],
    ['/sales?client-secret=abc', '/sales'],
    ['/sales?password=abc&passwd=def', '/sales'],
    ['/sales?q=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', '/sales'],
    ['/sales#access_token=abc&expires_in=600', '/sales'],
    ['/sales?%74oken=abc', '/sales'],
  ])('TC-134 drops what looks like a secret: %s', (path, cleaned) => {
    expect(read(path)).toBe(cleaned);
  });

  it('keeps a query that mentions another address as text', () => {
    expect(read('/sales?q=https://evil.example')).toBe('/sales?q=https://evil.example');
  });
});
