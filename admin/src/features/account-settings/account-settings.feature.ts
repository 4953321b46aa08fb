import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Account settings`,
  menu: { in: 'pages', order: 10 },
  texts: 'account-settings',
  mocks: ['account-setting', 'pricing'],
  pages: [
    {
      path: '/pages/account-settings',
      content: 'api-key',
      load: async () => (await import('./AccountSettingsPage.tsx')).AccountSettingsPage,
    },
  ],
});
