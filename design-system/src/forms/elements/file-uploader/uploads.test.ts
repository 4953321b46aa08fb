import { describe, expect, it } from 'vitest';
import { formatBytes, refusalOf } from './uploads.ts';

const file = (name: string, type: string, size = 3) => new File(['x'.repeat(size)], name, { type });

describe('an accepted file', () => {
  it.each([
    ['image/png', 'seal.png', 'image/png', undefined],
    ['image/*', 'seal.webp', 'image/webp', undefined],
    ['.PDF', 'policy.pdf', '', undefined],
    ['IMAGE/PNG', 'SEAL.PNG', 'image/png', undefined],
    ['image/jpg', 'seal.jpg', 'image/jpeg', undefined],
    ['.jpg', 'seal.JPEG', 'image/jpeg', undefined],
    ['image/*', 'IMG_0001.HEIC', '', undefined],
    ['application/pdf', 'Policy.PDF', 'application/octet-stream', undefined],
    ['text/csv', 'sales.csv', 'application/vnd.ms-excel', undefined],
    ['*/*', 'notes', '', undefined],
    ['text/csv', 'sales.xls', 'application/vnd.ms-excel', 'kind'],
    ['image/*', 'notes', '', 'kind'],
    ['.png', 'notes', '', 'kind'],
    ['.ics', 'notes', '', 'kind'],
    ['.docx', 'a.foo', '', 'kind'],
    ['image/*', 'a.constructor', '', 'kind'],
    ['application/x-zip-compressed', 'a.zip', 'application/x-zip-compressed', undefined],
    ['image/png', 'policy.pdf', 'application/pdf', 'kind'],
    ['.pdf', 'policy.pdf.exe', '', 'kind'],
  ])('by %s, of %s: %s', (accept, name, type, refusal) => {
    expect(refusalOf(file(name, type), { accept: [accept] })).toBe(refusal);
  });

  it('weighs no more than allowed', () => {
    expect(refusalOf(file('a.png', 'image/png', 10), { maxBytes: 10 })).toBeUndefined();
    expect(refusalOf(file('a.png', 'image/png', 11), { maxBytes: 10 })).toBe('size');
  });
});

it.each([
  [0, '0 B'],
  [7, '7 B'],
  [340, '340 B'],
  [24_600, '25 kB'],
  [1_240_000, '1,2 MB'],
])('writes %i bytes as %s, in every language', (bytes, written) => {
  expect(formatBytes(bytes).replace(/\s/, ' ')).toBe(written);
});
