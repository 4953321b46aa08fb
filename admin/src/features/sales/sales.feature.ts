import { msg } from '@lingui/core/macro';
import { Plus, WalletCards } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Sales`,
  menu: { in: 'work', order: 10, icon: WalletCards },
  // The work of the day comes after the list, and is not fetched ahead with it.
  mocks: ['sales-api'],
  pages: [
    {
      path: paths.sales,
      subject: 'Sale',
      isPreloaded: true,
      load: async () => (await import('./SalesPage.tsx')).SalesPage,
    },
  ],
  search: {
    subject: 'Sale',
    source: async () => (await import('./sales.search.ts')).salesSearch,
    commands: [{ label: msg`New sale`, icon: Plus, href: `${paths.sales}?panel=new`, action: 'create' }],
  },
});
