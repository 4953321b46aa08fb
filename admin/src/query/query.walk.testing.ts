import { productsSample } from '@embarque/mocks/shop/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { readShopQuery } from '../features/shop/shop.query.ts';
import { createQueryMachine } from './query.machine.ts';

const query = readShopQuery(new URLSearchParams());

/** The shop page stands for all pages that use the machine. */
const data = {
  products: productsSample()
    .slice(0, 9)
    .map((product) => ({ ...product, isInWishlist: false, isInCart: false })),
  total: 9,
  facets: { categories: [], brands: [], ratings: [], price: { min: 0, max: 8000 } },
};

export const walk = walkThrough(createQueryMachine(() => Promise.resolve(data))).with({
  page: '../features/shop/ShopPage',
  sees: {
    loading: async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading products…')).toBeInTheDocument();
    },
    ready: async ({ expect, screen }) => {
      await expect(await screen.findByText('9 results found')).toBeVisible();
    },
    failed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load products" })).toBeVisible();
    },
  },
  inputs: [{ query }],
  events: () => [{ type: 'query changed', query }, { type: 'try again' }, { type: 'data changed' }],
  answers: { load: { done: [data] } },
});
