import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compare, fingerprintOf, leastDifferent, trimmed } from './compare.ts';

type Colour = readonly [red: number, green: number, blue: number];

const [white, blue, otherBlue]: Colour[] = [
  [255, 255, 255],
  [36, 86, 230],
  [30, 80, 200],
];

/** A white picture with a square at its start. */
function picture({ colour = blue, square = 8, width = 40, height = 20 } = {}): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blueness] = (x < square && y < square ? colour : white) ?? [0, 0, 0];
      png.data.set([red, green, blueness, 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

describe('two pictures', () => {
  it('are the same where no pixel differs', () => {
    expect(compare(picture(), picture())).toBeNull();
  });

  it('differ by a colour that is a little darker', () => {
    expect(compare(picture(), picture({ colour: otherBlue }))?.pixels).toBe(64);
  });

  it('differ by their size, in the larger of both', () => {
    const compared = compare(picture(), picture({ height: 22 }));
    const { width, height } = PNG.sync.read(compared?.difference ?? Buffer.of());
    expect([compared?.pixels, width, height]).toEqual([80, 40, 22]);
  });

  it('are the same where they were once, in several tries', () => {
    const gone = picture({ square: 0 });
    expect(leastDifferent([picture(), gone], [gone, gone])).toMatchObject({ before: gone, now: gone, compared: null });
  });

  it('are those that differ least, where they differ in each try', () => {
    const [changed, changedMore] = [picture({ square: 9 }), picture({ square: 12 })];
    expect(leastDifferent([picture()], [changedMore, changed])).toMatchObject({
      now: changed,
      compared: { pixels: 81 - 64 },
    });
  });

  it('lose the empty rows below the taller of both', () => {
    const heights = trimmed([picture({ height: 90 }), picture({ height: 90, square: 20 }), null]).map(
      (each) => each && PNG.sync.read(each).height,
    );
    expect(heights).toEqual([36, 36, null]);
  });

  it('have another name once one of them changes', () => {
    expect(fingerprintOf([picture(), picture()])).toBe(fingerprintOf([picture(), picture()]));
    expect(fingerprintOf([picture()])).not.toBe(fingerprintOf([picture({ square: 9 })]));
  });
});
