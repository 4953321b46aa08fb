import { msg } from '@lingui/core/macro';
import { ShoppingBag } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`eCommerce`,
  menu: { in: 'dashboards', order: 30, icon: ShoppingBag },
  texts: 'dashboard',
  mocks: ['cards'],
  pages: [
    {
      path: paths.ecommerceDashboard,
      isPreloaded: true,
      load: async () => (await import('./EcommerceDashboardPage.tsx')).EcommerceDashboardPage,
    },
  ],
  content: async () => (await import('./EcommerceDashboard.tsx')).EcommerceDashboard,
});
