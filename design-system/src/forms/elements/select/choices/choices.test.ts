import { describe, expect, it } from 'vitest';
import { narrow, optionsIn } from './choices.ts';

const lisbon = { value: 'LIS', label: 'Lisbon', description: 'Humberto Delgado' };
const saoPaulo = { value: 'GRU', label: 'São Paulo' };
const airports = [
  { label: 'Europe', options: [lisbon] },
  { label: 'Brazil', options: [saoPaulo] },
];

describe('narrowing choices down', () => {
  it('finds words without their case and accents, and leaves empty groups out', () => {
    expect(narrow(airports, 'sao')).toEqual([{ label: 'Brazil', options: [saoPaulo] }]);
  });

  it('looks into the second line as well', () => {
    expect(optionsIn(narrow(airports, 'delgado'))).toEqual([lisbon]);
  });

  it('keeps everything, unchanged, while nothing is typed', () => {
    expect(narrow(airports, ' ')).toBe(airports);
  });
});
