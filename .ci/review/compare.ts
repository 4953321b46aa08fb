import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Comparison {
  /** How many pixels differ, anti-aliased edges left out. A picture of another size differs at least by its rim. */
  pixels: number;
  /** The picture of the differences. */
  difference: Buffer;
}

/** Of the distance between black and white: less is the rounding of a rasteriser, and no change of a colour. */
const THRESHOLD = 0.01;

/** Compares two pictures; `null` where they show the same. */
export function compare(before: Buffer, now: Buffer): Comparison | null {
  if (before.equals(now)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(grown(one, width, height), grown(other, width, height), difference.data, width, height, {
    threshold: THRESHOLD,
    includeAA: false,
    diffColor: [214, 31, 105],
    aaColor: [255, 191, 71],
  });
  return pixels === 0 ? null : { pixels, difference: PNG.sync.write(difference) };
}

/** Two pictures of several tries. */
export interface Pair {
  before: Buffer;
  now: Buffer;
  /** `null` where they show the same. */
  compared: Comparison | null;
}

/** The pictures of several tries that differ least. A message that goes by itself is in some of them, on either side. */
export function leastDifferent(befores: readonly Buffer[], nows: readonly Buffer[]): Pair | null {
  let least: Pair | null = null;
  for (const now of nows.toReversed()) {
    for (const before of befores.toReversed()) {
      const compared = compare(before, now);
      if (!compared) return { before, now, compared };
      if (!least?.compared || compared.pixels < least.compared.pixels) least = { before, now, compared };
    }
  }
  return least;
}

/** The pixels of a picture at the start of a larger one, whose rest is transparent. */
function grown(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger.data;
}

/** Cuts off the empty rows at the end of pictures of one story, as many of each, so that they stay side by side. */
export function trimmed(pictures: readonly (Buffer | null)[]): (Buffer | null)[] {
  const read = pictures.map((picture) => picture && PNG.sync.read(picture));
  const height = Math.max(...read.map((png) => (png ? contentHeight(png) : 0))) + MARGIN;
  return read.map((png, index) => {
    if (!png || png.height <= height) return pictures[index] ?? null;
    const cut = new PNG({ width: png.width, height });
    PNG.bitblt(png, cut, 0, 0, png.width, height, 0, 0);
    return PNG.sync.write(cut);
  });
}

/** Left below the content of a picture, in pixels. */
const MARGIN = 16;

/** The height of a picture without the rows at its end that are all like the last one. */
function contentHeight({ data, width, height }: PNG): number {
  const row = (y: number) => data.subarray(y * width * 4, (y + 1) * width * 4);
  const last = row(height - 1);
  let end = height;
  while (end > 1 && row(end - 1).equals(last)) end -= 1;
  return end;
}

/** Names a set of pictures: another one has another name. */
export function fingerprintOf(pictures: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const picture of pictures) hash.update(picture);
  return hash.digest('hex').slice(0, 16);
}
