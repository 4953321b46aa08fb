import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Account settings`,
  menu: { in: 'pages', order: 10 },
  mocks: ['account-setting'],
  pages: [{ path: '/pages/account-settings' }],
});
