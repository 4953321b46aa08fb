import { expect, it } from 'vitest';
import { dayGroupOf } from './email.days.ts';

const noon = (day: string) => new Date(`${day}T12:00`);

it.each([
  ['2026-11-25', '2026-11-25', 'today'],
  ['2026-11-26', '2026-11-25', 'today'],
  ['2026-11-24', '2026-11-25', 'yesterday'],
  ['2026-11-22', '2026-11-25', 'this week'],
  ['2026-11-21', '2026-11-25', 'last week'],
  ['2026-11-15', '2026-11-25', 'last week'],
  ['2026-11-14', '2026-11-25', 'month'],
  ['2026-11-21', '2026-11-22', 'yesterday'],
  ['2026-11-20', '2026-11-22', 'last week'],
  ['2026-11-25', '2026-11-28', 'this week'],
  ['2025-12-28', '2026-01-03', 'this week'],
])('puts %s into its calendar week, seen on %s: %s', (day, today, group) => {
  expect(dayGroupOf(noon(day), noon(today))).toBe(group);
});
