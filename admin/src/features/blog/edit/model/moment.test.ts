import { expect, it } from 'vitest';
import { clocksOf } from '../../../../i18n/time/clocks-of.ts';
import { clockChangeAt, formatMoment, localOf, momentOf } from './moment.ts';

it('the day and time of the fields are the stored moment in the zone of the device, which is named (XB-06)', () => {
  const moment = momentOf('2030-06-15T09:30');

  expect(moment).toBe(new Date(2030, 5, 15, 9, 30).toISOString());
  expect(localOf(moment)).toBe('2030-06-15T09:30');
  expect(formatMoment(moment)).toMatch(/^15\/06\/2030 09:30 \(UTC.*\)$/);
});

it.each([
  ['2027-03-14T02:30', '2027-03-14T07:30:00.000Z', '14/03/2027 03:30 (UTC−4)', 'skipped'],
  ['2027-11-07T01:30', '2027-11-07T05:30:00.000Z', '07/11/2027 01:30 (UTC−4)', 'first of two'],
  ['2027-11-07T02:30', '2027-11-07T07:30:00.000Z', '07/11/2027 02:30 (UTC−5)', undefined],
])('the time %s of New York is %s, written %s: %s', (local, moment, written, change) => {
  const clocks = clocksOf('America/New_York');

  expect(momentOf(local, clocks)).toBe(moment);
  expect(formatMoment(moment, clocks)).toBe(written);
  expect(clockChangeAt(local, moment, clocks)).toBe(change);
});

it('the second of two times is known by its moment', () => {
  expect(clockChangeAt('2027-11-07T01:30', '2027-11-07T06:30:00Z', clocksOf('America/New_York'))).toBe('second of two');
});
