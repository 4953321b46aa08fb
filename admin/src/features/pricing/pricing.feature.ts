import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Pricing`,
  menu: { in: 'pages', order: 50 },
  texts: 'pricing',
  mocks: ['pricing'],
  pages: [{ path: paths.pricing, load: async () => (await import('./PricingPage.tsx')).PricingPage }],
});
