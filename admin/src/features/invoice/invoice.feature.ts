import { msg } from '@lingui/core/macro';
import { ReceiptText } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Invoice`,
  menu: { in: 'apps', order: 60, icon: ReceiptText },
  mocks: ['invoice'],
  pages: [
    { path: '/apps/invoice/list', label: msg`List` },
    { path: '/apps/invoice/preview/:id?', label: msg`Preview` },
    { path: '/apps/invoice/edit/:id?', label: msg`Edit` },
    { path: '/apps/invoice/add', label: msg`Add` },
    { path: '/apps/invoice/print', layout: 'open' },
  ],
});
