import { msg } from '@lingui/core/macro';
import { Activity } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Session`,
  menu: { in: 'account', order: 10, icon: Activity },
  mocks: ['sales-api'],
  pages: [
    {
      path: paths.session,
      subject: 'Session',
      load: async () => (await import('./SessionMonitorPage.tsx')).SessionMonitorPage,
    },
  ],
});
