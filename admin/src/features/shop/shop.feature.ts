import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Shop`,
  texts: 'shop',
  mocks: ['shop'],
  pages: [
    {
      path: paths.shop,
      label: msg`Products`,
      menu: { in: 'shop', order: 10 },
      isPreloaded: true,
      load: async () => (await import('./ShopPage.tsx')).ShopPage,
    },
    {
      path: paths.product,
      label: msg`Details`,
      menu: { in: 'shop', order: 20 },
      redirectTo: `${paths.product}/annual-multi-trip-insurance-26`,
    },
    {
      path: `${paths.product}/:product`,
      load: async () => (await import('./ProductPage.tsx')).ProductPage,
    },
    {
      path: paths.wishlist,
      label: msg`Wishlist`,
      menu: { in: 'shop', order: 30 },
      load: async () => (await import('./WishlistPage.tsx')).WishlistPage,
    },
  ],
  search: {
    source: async () => (await import('./shop.search.ts')).shopSearch,
  },
});
