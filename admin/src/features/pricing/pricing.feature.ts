import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Pricing`,
  menu: { in: 'pages', order: 50 },
  mocks: ['pricing'],
  pages: [{ path: '/pages/pricing' }],
});
