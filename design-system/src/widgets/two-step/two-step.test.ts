import { expect, it } from 'vitest';
import { inGroups, otpauthUri, withoutSpaces } from './otpauth.ts';
import { qrOf } from './qr.ts';

it('the address for an authenticator app has %20 for spaces and one colon, and its key is shown in groups of four (XS-06)', () => {
  const uri = otpauthUri({ issuer: 'Embarque Demo', account: 'ana@x.com', secret: 'JBSW Y3DP EHPK 3PXP' });

  expect(uri).toBe('otpauth://totp/Embarque%20Demo:ana%40x.com?secret=JBSWY3DPEHPK3PXP&issuer=Embarque%20Demo');
  expect(otpauthUri({ issuer: 'a:b', account: 'c:d', secret: 'X' })).toBe('otpauth://totp/ab:c%3Ad?secret=X&issuer=ab');
  expect(inGroups('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB');
  expect(withoutSpaces(inGroups('JBSWY3DPEHPK3PXPAB'))).toBe('JBSWY3DPEHPK3PXPAB');
});

/** A scanner of another maker reads it. */
const HELLO = [
  '#######.##.#..#######',
  '#.....#..##.#.#.....#',
  '#.###.#..####.#.###.#',
  '#.###.#.#..#..#.###.#',
  '#.###.#.#...#.#.###.#',
  '#.....#.#.##..#.....#',
  '#######.#.#.#.#######',
  '........#####........',
  '#...#.######.#####..#',
  '...###..#.###..#.####',
  '#.##..#.#.##..###..#.',
  '###..#...#...##.#....',
  '..#.###..#..###...##.',
  '........###.###..#.##',
  '#######.##..##...#.#.',
  '#.....#....##..#...#.',
  '#.###.#.#..#..###.#.#',
  '#.###.#....##....#.##',
  '#.###.#..###..####...',
  '#.....#..#...##......',
  '#######.#...#####.#.#',
];

const picture = (text: string) => qrOf(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

it('a QR code is the one that a scanner reads as its text', () => {
  expect(picture('HELLO')).toEqual(HELLO);
});

it.each([
  [14, 21],
  [110, 45],
  [213, 57],
])('a text of %d bytes takes %d squares a side', (length, size) => {
  expect(qrOf('x'.repeat(length))).toHaveLength(size);
});

it('a text that is too long has no QR code', () => {
  expect(qrOf('x'.repeat(214))).toBeNull();
});
