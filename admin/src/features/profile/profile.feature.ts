import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Profile`,
  menu: { in: 'pages', order: 20 },
  mocks: ['profile'],
  pages: [{ path: '/pages/profile' }],
});
