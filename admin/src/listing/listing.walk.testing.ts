import { productsSample } from '@embarque/mocks/shop/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { readShopQuery } from '../features/shop/shop.query.ts';
import { createListingMachine } from './listing.machine.ts';

const query = readShopQuery(new URLSearchParams());

/** An answer as the shop's page shows it: that page stands for all lists. */
const page = {
  products: productsSample()
    .slice(0, 9)
    .map((product) => ({ ...product, isInWishlist: false, isInCart: false })),
  total: 9,
  facets: { categories: [], brands: [], ratings: [], price: { min: 0, max: 8000 } },
};

export const walk = walkThrough(createListingMachine(() => Promise.resolve(page))).with({
  page: '../features/shop/ShopPage',
  inputs: [{ query }],
  events: () => [{ type: 'query changed', query }, { type: 'try again' }, { type: 'rows changed' }],
  answers: { load: { done: [page] } },
});
