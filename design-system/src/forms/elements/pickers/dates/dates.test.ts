import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatLongDay,
  onDay,
  readDay,
  readMoment,
  readPasted,
  readPastedTime,
  readTime,
  refusalOf,
  write,
} from './dates.ts';

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

describe('a pasted text', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    [' 21/11/2026\n', '2026-11-21'],
    ['1.2.2026', '2026-02-01'],
    ['21-11-2026', '2026-11-21'],
    ['2026-11-21T14:05:00Z', '2026-11-21T14:05'],
    ['21/11/2026, 9:05', '2026-11-21T09:05'],
  ])('is a date: %s', (text, date) => {
    expect(readPasted(text)).toBe(date);
  });

  it.each(['', 'soon', '30/02/2026', '21/11/26', '21/11/2026 25:00', '11/2026', 'R$ 21/11/2026'])(
    'is none: %s',
    (text) => {
      expect(readPasted(text)).toBeNull();
    },
  );

  it('is a time', () => {
    const times = ['9:05', '14:05:30', '25:00', 'noon'].map((text) => write(readPastedTime(text))?.slice(11));
    expect(times).toEqual(['09:05', '14:05', undefined, undefined]);
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
