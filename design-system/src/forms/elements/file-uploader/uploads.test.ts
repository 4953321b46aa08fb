import { describe, expect, it } from 'vitest';
import { formatBytes, formatExcess, refusalOf } from './uploads.ts';

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
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a.docx', '', undefined],
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
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_240_000, '1,2 MB'],
  [999_960_000, '1 GB'],
  [1_500_000_000, '1,5 GB'],
  [2_000_000_000_000, '2.000 GB'],
])('writes %i bytes as %s, in every language', (bytes, written) => {
  expect(formatBytes(bytes).replace(/\s/, ' ')).toBe(written);
});

it.each([
  [6_100_000, 5_000_000, '6,1 MB', '5 MB'],
  [5_000_001, 5_000_000, '5.000.001 B', '5.000.000 B'],
])('%i bytes never read as the limit of %i', (bytes, most, size, limit) => {
  const { size: written, limit: writtenLimit } = formatExcess(bytes, most);
  expect([written, writtenLimit].map((text) => text.replace(/\s/, ' '))).toEqual([size, limit]);
});
