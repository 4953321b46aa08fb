import { bytesOf } from './qr.bytes.ts';

/** The rows of a QR code: whether each square is dark. */
export type QrSquares = readonly (readonly boolean[])[];

interface Drawing {
  size: number;
  /** Whether each square is dark; undefined where the content goes. */
  fixed: (boolean | undefined)[][];
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The QR code of a text of up to 213 bytes; `null` when the text is longer. */
export function qrOf(text: string): QrSquares | null {
  const encoded = bytesOf(text);
  if (!encoded) return null;
  const drawing = patternsOf(encoded.version);
  const candidates = masks.map((_, mask) => drawn(drawing, encoded.bytes, mask));
  return candidates.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
}

/** All that the version decides: the three corners, the lines between them, and the small squares. */
function patternsOf(version: number): Drawing {
  const size = version * 4 + 17;
  const fixed = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (row: number, column: number, isDark: boolean) => {
    const line = fixed[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  const rings = (row: number, column: number, reach: number, isLight: (distance: number) => boolean) => {
    for (let dr = -reach; dr <= reach; dr++) {
      for (let dc = -reach; dc <= reach; dc++) {
        set(row + dr, column + dc, !isLight(Math.max(Math.abs(dr), Math.abs(dc))));
      }
    }
  };
  for (let index = 0; index < size; index++) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  const places = alignmentsOf(version);
  const last = places.length - 1;
  places.forEach((row, r) =>
    places.forEach((column, c) => {
      const isCorner = (r === 0 && c === 0) || (r === 0 && c === last) || (r === last && c === 0);
      if (!isCorner) rings(row, column, 2, (distance) => distance === 1);
    }),
  );
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    rings(row, column, 4, (distance) => distance === 2 || distance === 4);
  }
  formatPlaces(size).forEach(([row, column]) => set(row, column, false));
  set(size - 8, 8, true);
  if (version >= 7) drawVersion(version, size, set);
  return { size, fixed };
}

function drawVersion(version: number, size: number, set: (row: number, column: number, isDark: boolean) => void) {
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >>> index) & 1) === 1;
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    set(far, near, isDark);
    set(near, far, isDark);
  }
}

function alignmentsOf(version: number): number[] {
  if (version === 1) return [];
  const end = version * 4 + 10;
  return version < 7 ? [6, end] : [6, Math.floor((6 + end) / 2), end];
}

/** The squares that name the mask, twice, from its lowest bit. */
function formatPlaces(size: number): [number, number][] {
  const along = (index: number) => (index < 6 ? index : index + 1);
  const first = Array.from({ length: 15 }, (_, bit): [number, number] =>
    bit < 8 ? [along(bit), 8] : [8, bit === 8 ? 7 : 14 - bit],
  );
  const second = Array.from({ length: 15 }, (_, bit): [number, number] =>
    bit < 8 ? [8, size - 1 - bit] : [size - 15 + bit, 8],
  );
  return [...first, ...second];
}

/** The squares that hold the content, in the order in which it winds through the code from its end. */
function contentPlaces({ size, fixed }: Drawing): [number, number][] {
  const columns = Array.from({ length: (size - 1) / 2 }, (_, pair) => {
    const right = size - 1 - 2 * pair;
    return right <= 6 ? right - 1 : right;
  });
  return columns
    .flatMap((column) => {
      const isUpward = ((column + 1) & 2) === 0;
      return fixed.flatMap((_, step): [number, number][] => {
        const row = isUpward ? size - 1 - step : step;
        return [
          [row, column],
          [row, column - 1],
        ];
      });
    })
    .filter(([row, column]) => fixed[row]?.[column] === undefined);
}

function drawn(drawing: Drawing, bytes: readonly number[], mask: number): boolean[][] {
  const { size, fixed } = drawing;
  const squares = fixed.map((row) => row.map((square) => square ?? false));
  const isMasked = masks[mask] ?? (() => false);
  contentPlaces(drawing).forEach(([row, column], index) => {
    const bit = ((bytes[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1;
    const line = squares[row];
    if (line) line[column] = (bit === 1) !== isMasked(row, column);
  });
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  formatPlaces(size).forEach(([row, column], index) => {
    const line = squares[row];
    if (line) line[column] = ((bits >>> (index % 15)) & 1) === 1;
  });
  return squares;
}

function remainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return rest;
}

/** How hard a code is to scan: long runs, blocks of four, what looks like a corner, and too much of one colour. */
function penaltyOf(squares: QrSquares): number {
  const lines = [...squares, ...squares.map((_, index) => squares.map((row) => row[index] ?? false))].map((line) =>
    line.map((isDark) => (isDark ? '1' : '0')).join(''),
  );
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(/(?=0000(?=1011101)|1011101(?=0000))/g)].length;
  }
  squares.forEach((row, r) =>
    row.forEach((square, c) => {
      const below = squares[r + 1];
      if (square === row[c + 1] && square === below?.[c] && square === below[c + 1]) penalty += 3;
    }),
  );
  const dark = squares.flat().filter(Boolean).length / squares.length ** 2;
  return penalty + 10 * Math.floor(Math.abs(dark * 20 - 10));
}
