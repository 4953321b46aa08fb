import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Checkout`,
  menu: { in: 'shop', order: 40, count: 'cart' },
  texts: 'shop',
  mocks: ['shop'],
  search: {
    label: msg({ message: 'Orders', context: 'shop' }),
    source: async () => (await import('./checkout.search.ts')).checkoutSearch,
  },
  pages: [
    {
      path: paths.checkout,
      load: async () => (await import('./CheckoutPage.tsx')).CheckoutPage,
    },
  ],
});
