import * as v from 'valibot';
import { expect, it } from 'vitest';
import { daySchema, readDay } from './day.schema.ts';
import { isoDay } from './days.ts';

it('reads a day as it is, and a moment as the day that it falls on here', () => {
  expect(readDay('2026-11-26')).toBe('2026-11-26');
  expect(readDay('2026-11-26T10:00:00Z')).toBe(isoDay(new Date('2026-11-26T10:00:00Z')));
  expect(v.parse(daySchema(), '2026-11-26T10:00:00Z')).toBe('2026-11-26');
});

it.each([null, '', 'soon', '2026-02-30', '2026-02-30T10:00:00Z', '2026-11-26T99:00', '26.11.2026'])(
  'reads no day from %j',
  (text) => {
    expect(readDay(text)).toBeUndefined();
  },
);
