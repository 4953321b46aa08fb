import { describe, expect, it } from 'vitest';
import { meantBy, namedSo } from './meant.ts';

const rows = [
  { value: 'NG', label: 'Nigeria' },
  { label: 'Others', options: [{ value: 'NE', label: 'Níger' }] },
];

describe('the option that a text means', () => {
  it('is the option that is called so, ignoring case and accents', () => {
    expect(meantBy('niger ', rows, [])).toBe('NE');
    expect(namedSo('NIGERIA', rows, [])).toBe('NG');
  });

  it('is else the first that can be chosen, but only where that was asked for', () => {
    expect(meantBy('nig', rows, [])).toBe('NG');
    expect(meantBy('nig', rows, ['NG'])).toBe('NE');
    expect(namedSo('nig', rows, [])).toBeUndefined();
  });

  it('is nothing when the option of that name cannot be chosen', () => {
    expect(meantBy('niger', rows, ['NE'])).toBeUndefined();
    expect(namedSo('niger', rows, ['NE'])).toBeUndefined();
    expect(namedSo(' ', rows, [])).toBeUndefined();
  });
});
