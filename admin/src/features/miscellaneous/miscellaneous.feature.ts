import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Miscellaneous`,
  menu: { in: 'pages', order: 90 },
  pages: [
    {
      path: '/misc/coming-soon',
      label: msg`Coming soon`,
      layout: 'open',
      isNewTab: true,
      content: 'waiting',
      load: async () => (await import('./WaitingPage.tsx')).WaitingPage,
    },
    {
      path: paths.notAuthorized,
      aliases: ['/auth/not-auth'],
      label: msg`Not authorised`,
      layout: 'open',
      isNewTab: true,
      load: async () => (await import('./NotAuthorizedPage.tsx')).NotAuthorizedPage,
    },
    {
      path: '/misc/maintenance',
      label: msg`Maintenance`,
      layout: 'open',
      isNewTab: true,
      content: 'waiting',
      load: async () => (await import('./WaitingPage.tsx')).WaitingPage,
    },
    {
      path: paths.notFound,
      label: msg`Error`,
      layout: 'open',
      isNewTab: true,
      load: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
    },
  ],
});
