import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentOf, momentText } from './permissions.moment.ts';

const at = (hours: number, minutes: number) => new Date(2026, 3, 14, hours, minutes).getTime();

it.each([
  [0, 5, '14 Apr 2026, 12:05 AM'],
  [9, 30, '14 Apr 2026, 9:30 AM'],
  [12, 0, '14 Apr 2026, 12:00 PM'],
  [20, 43, '14 Apr 2026, 8:43 PM'],
])('%d:%d is written with the twelve-hour clock', (hours, minutes, text) => {
  expect(momentText(at(hours, minutes))).toBe(text);
  expect(momentOf(text)).toBe(at(hours, minutes));
});

it('reads every moment that it wrote (SPEC-3.22-a)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (time) => {
      const text = momentText(time);

      expect(momentText(momentOf(text) ?? Number.NaN)).toBe(text);
    }),
  );
});

it.each(['', 'yesterday', '14 Foo 2026, 8:43 PM', '2026-04-14T20:43:00Z'])('takes %j for no moment', (text) => {
  expect(momentOf(text)).toBeNull();
});
