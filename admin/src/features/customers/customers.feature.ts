import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Customers`,
  mocks: ['invoice', 'sales-api'],
  pages: [],
  search: {
    order: 15,
    source: async () => (await import('./customers.search.ts')).customersSearch,
  },
});
