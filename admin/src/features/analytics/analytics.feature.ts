import { msg } from '@lingui/core/macro';
import { ChartLine } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Analytics`,
  menu: { in: 'dashboards', order: 20, icon: ChartLine },
  mocks: ['cards'],
  pages: [{ path: '/dashboard/analytics' }],
});
