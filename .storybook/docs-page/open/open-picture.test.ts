import { expect, it } from 'vitest';
import { isPicture, pictureOf } from './open-picture.ts';

it('is told by its address', () => {
  const { search } = new URL(pictureOf('components-dialog--conforms', 'skin:dark;direction:rtl'), 'http://localhost');

  expect(isPicture(search)).toBe(true);
  expect(isPicture('?id=components-dialog--conforms&viewMode=story')).toBe(false);
});

it('has the look of the page around it', () => {
  const { searchParams } = new URL(pictureOf('components-dialog--conforms', 'skin:dark'), 'http://localhost');

  expect(Object.fromEntries(searchParams)).toMatchObject({ id: 'components-dialog--conforms', globals: 'skin:dark' });
});
