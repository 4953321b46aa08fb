import { msg } from '@lingui/core/macro';
import { ChartLine } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Analytics`,
  menu: { in: 'dashboards', order: 20, icon: ChartLine },
  texts: 'analytics',
  mocks: ['cards'],
  pages: [
    {
      path: paths.analyticsDashboard,
      content: 'invoice',
      isPreloaded: true,
      load: async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage,
    },
  ],
});
