import { expect, it } from 'vitest';
import { drawPicture } from '../pictures/pictures.draw.ts';
import { coloured } from '../pictures/palette.ts';
import { productsSample } from './shop.data.ts';

const drawn = (address: string) => {
  const [, kind = '', id = ''] = /^\/pictures\/(\w+)\/([\w-]+)\.svg$/.exec(address) ?? [];
  return drawPicture(kind, id);
};

it('a product has a picture in each of its colours, and shows that of the first one', () => {
  const products = productsSample().filter(({ colorOptions }) => colorOptions.length > 0);
  expect(products).not.toEqual([]);
  for (const { image, colorOptions, colorImages = {} } of products) {
    expect(Object.keys(colorImages)).toEqual(colorOptions);
    expect(image).toBe(Object.values(colorImages)[0]);
    for (const [colour, address] of Object.entries(colorImages)) {
      expect(drawn(address)).toContain(coloured.get(colour)?.main);
      expect(drawn(address)).not.toBe(drawn(image === address ? '' : image));
    }
  }
});
