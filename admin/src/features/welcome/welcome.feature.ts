import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Your account`,
  texts: 'welcome',
  mocks: ['own-cover', 'invoice'],
  pages: [
    {
      path: paths.welcome,
      subject: null,
      load: async () => (await import('./load-page.ts')).loadPage(),
    },
  ],
});
