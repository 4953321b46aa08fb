import { msg } from '@lingui/core/macro';
import { ReceiptText } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Invoice`,
  menu: { in: 'apps', order: 60, icon: ReceiptText },
  texts: 'invoice',
  mocks: ['invoice'],
  pages: [
    { path: '/apps/invoice/list', label: msg`List` },
    { path: '/apps/invoice/preview/:id?', label: msg`Preview` },
    {
      path: `${paths.invoiceEdit}/:id?`,
      label: msg`Edit`,
      load: async () => (await import('./editor/InvoiceEditPage.tsx')).InvoiceEditPage,
    },
    {
      path: paths.invoiceAdd,
      label: msg`Add`,
      load: async () => (await import('./editor/InvoiceAddPage.tsx')).InvoiceAddPage,
    },
    { path: '/apps/invoice/print', layout: 'open' },
  ],
});
