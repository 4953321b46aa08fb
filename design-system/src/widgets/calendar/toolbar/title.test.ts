import { expect, it } from 'vitest';
import { shortTitleOf } from './title.ts';

const today = '2026-11-29';

it.each([
  ['month', '2026-11-29', 'Novembro'],
  ['list', '2027-12-01', 'Dez 27'],
  ['days', '2026-11-29', '29 nov – 1 dez'],
  ['days', '2026-11-10', '10 – 12 nov'],
  ['day', '2026-12-31', '31 dez'],
] as const)('the view of a %s from %s is called %s where there is little room', (view, date, title) => {
  expect(shortTitleOf(view, date, today).replaceAll(/\s/g, ' ')).toBe(title);
});
