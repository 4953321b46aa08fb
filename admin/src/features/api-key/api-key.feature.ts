import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`API key`,
  menu: { in: 'pages', order: 70 },
  pages: [{ path: '/pages/api-key' }],
});
