import { describe, expect, it } from 'vitest';
import {
  formatColumnDay,
  formatDay,
  formatDayAndTime,
  formatMoney,
  formatNumber,
  formatShortTime,
  formatTime,
  formatWeekday,
} from './format.ts';

const date = new Date(2026, 10, 9, 14, 5, 9);

describe('dates and numbers', () => {
  it('are Portuguese whatever the language of the texts (SPEC-2.2-d, SPEC-9.4-b)', () => {
    expect(formatDay(date)).toBe('09/11/2026');
    expect(formatColumnDay(date)).toBe('09 nov. 2026');
    expect(formatWeekday(date)).toBe('segunda-feira, 9 de novembro de 2026');
    expect(formatTime(date)).toBe('14:05:09');
    expect(formatShortTime(date)).toBe('14:05');
    expect(formatDayAndTime(date)).toBe('09/11/2026 14:05');
    expect(formatNumber(1284)).toBe('1.284');
  });
});

describe('a date', () => {
  it('has every part in full', () => {
    const early = new Date(2026, 0, 2, 3, 4, 5);
    early.setFullYear(726);
    expect([formatDayAndTime(early), formatTime(early)]).toEqual(['02/01/0726 03:04', '03:04:05']);
  });

  it.each([formatDay, formatShortTime, formatTime, formatDayAndTime])('that does not exist is refused', (write) => {
    expect(() => write(new Date('2026-02-31 nothing'))).toThrow(RangeError);
  });
});

describe('an amount of money', () => {
  it('stands beside its currency', () => {
    expect(formatMoney(1284.5, 'BRL')).toBe('R$\u00A01.284,50');
  });

  it('survives an unknown currency', () => {
    expect(formatMoney(12, 'no currency')).toBe('no currency 12');
  });
});
