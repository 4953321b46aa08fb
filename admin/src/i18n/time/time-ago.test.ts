import { expect, it } from 'vitest';
import { agoOf, nextTurn } from './time-ago.ts';

const now = '2026-11-21T12:00:00-03:00';

it.each([
  ['2026-11-21T11:59:50-03:00', 0, 'second'],
  ['2026-11-21T11:01:00-03:00', -59, 'minute'],
  ['2026-11-21T10:01:00-03:00', -1, 'hour'],
  ['2026-11-20T11:59:00-03:00', -1, 'day'],
  ['2026-11-07T12:00:00-03:00', -2, 'week'],
  ['2026-09-21T12:00:00-03:00', -2, 'month'],
  ['2024-11-20T12:00:00-03:00', -2, 'year'],
  ['2026-11-21T17:00:00-03:00', 0, 'second'],
])('the moment %s is %d %s', (moment, value, unit) => {
  expect(agoOf(moment, now)).toEqual([value, unit]);
});

it.each([
  ['2026-11-21', 0, 'day'],
  ['2026-11-20', -1, 'day'],
  ['2026-11-14', -1, 'week'],
  ['2026-11-22', 0, 'day'],
])('the day %s is %d %s', (day, value, unit) => {
  expect(agoOf(day, '2026-11-21')).toEqual([value, unit]);
});

it.each([
  ['11:59:50.000', '12:00:20.001'],
  ['11:58:00.500', '12:00:30.501'],
  ['11:59:30.000', '12:00:00.001'],
])('what was at %s reads differently from %s on, and not a millisecond before', (past, turn) => {
  const moment = `2026-11-21T${past}Z`;
  const at = nextTurn(moment, Date.parse('2026-11-21T12:00:00Z'));
  expect(new Date(at).toISOString()).toBe(`2026-11-21T${turn}Z`);
  const [before, after] = [at - 1, at].map((now) => agoOf(moment, new Date(now).toISOString()));
  expect(before).not.toEqual(after);
});
