import { describe, expect, it } from 'vitest';
import { formatDay, formatLongDay, onDay, readDay, readMoment, readTime, refusalOf, write } from './dates.ts';

describe('a date as the form keeps it', () => {
  it('is the same after it was read and written', () => {
    expect(write(readDay('2026-11-21'))).toBe('2026-11-21');
    expect(write(readMoment('2026-11-21T14:05'))).toBe('2026-11-21T14:05');
    expect(write(readTime('14:05'))).toBe('14:05');
  });

  it('is nothing when it is none', () => {
    expect([readDay(''), readDay(null), readDay('2026-02-30'), readMoment('soon'), readTime('25:00')]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(write(null)).toBeNull();
  });

  it('is written the Portuguese way', () => {
    expect(formatDay('2026-11-09')).toBe('09/11/2026');
    expect(formatLongDay('2026-11-09')).toBe('9 de novembro de 2026');
  });
});

describe('another day', () => {
  it('keeps the time', () => {
    expect(onDay('2026-11-21T14:05', '2026-12-24')).toBe('2026-12-24T14:05');
    expect(onDay(null, '2026-12-24')).toBe('2026-12-24T00:00');
  });
});

describe('a day outside the limits', () => {
  const limits = { min: '2026-11-10', max: '2026-11-30', disabledRanges: [{ from: '2026-11-20', to: '2026-11-22' }] };

  it.each([
    ['2026-11-09', 'too early'],
    ['2026-11-10', null],
    ['2026-11-20', 'not available'],
    ['2026-11-22T23:59', 'not available'],
    ['2026-11-23', null],
    ['2026-11-30T08:00', null],
    ['2026-12-01', 'too late'],
    [null, null],
  ] as const)('%s is %s', (day, refusal) => {
    expect(refusalOf(day, limits)).toBe(refusal);
  });
});
