import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Profile`,
  menu: { in: 'pages', order: 20 },
  texts: 'profile',
  mocks: ['profile'],
  pages: [
    {
      path: paths.profile,
      isPreloaded: true,
      load: async () => (await import('./ProfilePage.tsx')).ProfilePage,
    },
  ],
});
