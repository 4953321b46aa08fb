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
    {
      path: paths.invoiceList,
      label: msg`List`,
      isPreloaded: true,
      load: async () => (await import('./list/InvoiceListPage.tsx')).InvoiceListPage,
    },
    {
      path: `${paths.invoicePreview}/:id?`,
      label: msg`Preview`,
      load: async () => (await import('./preview/InvoicePreviewPage.tsx')).InvoicePreviewPage,
    },
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
    {
      path: `${paths.invoicePrint}/:id?`,
      layout: 'window',
      load: async () => (await import('./print/InvoicePrintPage.tsx')).InvoicePrintPage,
    },
  ],
  search: {
    source: async () => (await import('./invoice.search.ts')).invoiceSearch,
    commands: [{ label: msg`New invoice`, icon: ReceiptText, href: paths.invoiceAdd }],
  },
  content: async () => (await import('./list/DeferredInvoiceList.tsx')).DeferredInvoiceList,
});
