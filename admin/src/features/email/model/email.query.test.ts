import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatListTime, formatSize } from './email.format.ts';
import { FOLDERS, hrefOf, LABELS, readPlace } from './email.query.ts';
import { shortcutsOf } from '../email.shortcuts.ts';

const at = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'https://app.example');
  return readPlace(pathname, searchParams);
};

describe('the URL', () => {
  it.each([
    ['/apps/email', { folder: 'inbox', label: null, q: '', mail: null }],
    ['/apps/email/spam?q=prize&mail=4', { folder: 'spam', label: null, q: 'prize', mail: 4 }],
    ['/apps/email/label/private?mail=-2', { folder: 'inbox', label: 'private', q: '', mail: -2 }],
    ['/apps/email/attic?mail=x', { folder: 'inbox', label: null, q: '', mail: null }],
    ['/apps/email/label/urgent?mail=0', { folder: 'inbox', label: null, q: '', mail: null }],
  ])('%s says what is shown', (href, place) => {
    expect(at(href)).toEqual(place);
  });

  it('of any list and message is read back as it was', () => {
    const place = fc.record({
      folder: fc.constantFrom(...FOLDERS),
      q: fc.string({ maxLength: 40 }),
      mail: fc.option(fc.integer().filter((id) => id !== 0)),
    });
    fc.assert(
      fc.property(place, (expected) => {
        expect(at(hrefOf(expected))).toEqual({ label: null, ...expected });
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...LABELS), (label) => {
        expect(at(hrefOf({ label }))).toMatchObject({ label });
      }),
    );
  });
});

describe('the time of a row', () => {
  const now = new Date(2026, 10, 21, 18, 0);

  it('is the hour today, else the day', () => {
    expect(formatListTime(new Date(2026, 10, 21, 9, 42), now)).toBe('09:42');
    expect(formatListTime(new Date(2026, 10, 20, 23, 59), now)).toBe('20 nov.');
    expect(formatListTime(new Date(2026, 10, 1), now)).toBe('01 nov.');
  });
});

it.each([
  [12, '12 B'],
  [482_310, '482 kB'],
  [1_204_880, '1,2 MB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [999_950_000, '1 GB'],
  [1_500_000_000, '1,5 GB'],
])('%d bytes are written %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

describe('a shortcut', () => {
  it.each([
    ['r', true, 'reply'],
    ['r', false, undefined],
    ['x', false, 'select'],
    ['x', true, undefined],
    ['Delete', false, 'trash'],
    ['Escape', true, 'close'],
    ['q', true, undefined],
  ] as const)('%s with an open mail %s means %s', (key, isMailOpen, action) => {
    const situation = { isMailOpen, isListInReach: !isMailOpen, hasReplyAll: true };
    expect(shortcutsOf(situation).find((shortcut) => shortcut.key === key)?.action).toBe(action);
  });

  it('offers x beside an open message, and a only where it reaches others', () => {
    const keys = shortcutsOf({ isMailOpen: true, isListInReach: true, hasReplyAll: false }).map(({ key }) => key);
    expect(keys).toContain('x');
    expect(keys).not.toContain('a');
  });
});
