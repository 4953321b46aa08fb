import { expect, it } from 'vitest';
import { formatMoment, localOf, momentOf } from './moment.ts';

it('the day and time of the fields are the stored moment in the zone of the device, which is named (XB-06)', () => {
  const moment = momentOf('2030-06-15T09:30');

  expect(moment).toBe(new Date(2030, 5, 15, 9, 30).toISOString());
  expect(localOf(moment)).toBe('2030-06-15T09:30');
  expect(formatMoment(moment)).toMatch(/^15\/06\/2030 09:30 \(UTC.*\)$/);
});
