import { describe, expect, it } from 'vitest';
import { narrow } from './choices.ts';
import { meantBy, namedSo } from './meant.ts';

const rows = [
  { value: 'NG', label: 'Nigeria' },
  { label: 'Others', options: [{ value: 'NE', label: 'Níger' }] },
];

describe('the option that a text means', () => {
  it('is the option that is called so, ignoring case and accents', () => {
    expect(meantBy('niger ', { rows, closed: [] })).toBe('NE');
    expect(namedSo('NIGERIA', { rows, closed: [] })).toBe('NG');
  });

  it('is else the first that can be chosen, but only where that was asked for', () => {
    expect(meantBy('nig', { rows, closed: [] })).toBe('NG');
    expect(meantBy('nig', { rows, closed: ['NG'] })).toBe('NE');
    expect(namedSo('nig', { rows, closed: [] })).toBeUndefined();
  });

  it('is nothing when the option of that name cannot be chosen', () => {
    expect(meantBy('niger', { rows, closed: ['NE'] })).toBeUndefined();
    expect(namedSo('niger', { rows, closed: ['NE'] })).toBeUndefined();
    expect(namedSo(' ', { rows, closed: [] })).toBeUndefined();
  });

  it('is the option that is written the same, before others that differ by an accent', () => {
    const words = ['avó', 'avô'].map((label) => ({ value: label, label }));
    expect(meantBy('avô', { rows: words, closed: [] })).toBe('avô');
    expect(meantBy('avo', { rows: words, closed: ['avó'] })).toBe('avô');
    expect(meantBy('avó', { rows: words, closed: ['avó'] })).toBeUndefined();
  });

  it('is no option of other accents where a text may be a new value (BR2-17)', () => {
    const places = [
      { value: 'OPO', label: 'Porto' },
      { value: 'new', label: 'Add “Pôrto”' },
    ];
    expect(meantBy('Pôrto', { rows: places, closed: [] })).toBe('OPO');
    expect(meantBy('Pôrto', { rows: places, closed: [], isFree: true })).toBe('new');
    expect(namedSo('Pôrto', { rows: places, closed: [], isFree: true })).toBeUndefined();
    expect(meantBy('porto', { rows: places, closed: [], isFree: true })).toBe('OPO');
    expect(meantBy('por', { rows: places, closed: [], isFree: true })).toBe('OPO');
  });

  it('is the option whose letters are spelled out, and another name where a text may be a new value', () => {
    const names = [
      { value: 'MU', label: 'Müller' },
      { value: 'new', label: 'Add “mueller”' },
    ];
    expect(narrow(names, 'mueller')).toEqual(names);
    expect(namedSo('mueller', { rows: names, closed: [] })).toBe('MU');
    expect(meantBy('mueller', { rows: names, closed: [], isFree: true })).toBe('new');
  });
});
