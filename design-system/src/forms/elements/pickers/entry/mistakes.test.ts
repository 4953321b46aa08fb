import { describe, expect, it } from 'vitest';
import { mistakeIn } from './mistakes.ts';

const partsOf = (day: number | null, month: number | null, year: number | null) =>
  Object.entries({ day, month, year }).map(([type, value]) => ({
    type,
    value,
    isEditable: true,
    isPlaceholder: value === null,
  }));

describe('a typed day', () => {
  it('is no mistake while it is complete or empty', () => {
    expect(mistakeIn(partsOf(28, 2, 2026))).toBeUndefined();
    expect(mistakeIn(partsOf(29, 2, 2028))).toBeUndefined();
    expect(mistakeIn(partsOf(null, null, null))).toBeUndefined();
  });

  it('is half a day where a part is missing', () => {
    expect(mistakeIn(partsOf(null, 2, 2026))).toEqual({ kind: 'half' });
  });

  it('has a year of two digits, of this or the last century, or of four (BR2-10)', () => {
    expect(mistakeIn(partsOf(21, 11, 26))).toBeUndefined();
    expect(mistakeIn(partsOf(31, 2, 26))).toEqual({ kind: 'no such day', year: 2026, month: 2, days: 28 });
    expect(mistakeIn(partsOf(21, 11, 202))).toEqual({ kind: 'short year' });
  });

  it('is none where its month is shorter', () => {
    expect(mistakeIn(partsOf(31, 2, 2026))).toEqual({ kind: 'no such day', year: 2026, month: 2, days: 28 });
    expect(mistakeIn(partsOf(31, 11, 2026))).toEqual({ kind: 'no such day', year: 2026, month: 11, days: 30 });
  });
});
