import { msg } from '@lingui/core/macro';
import { Calendar } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Calendar`,
  menu: { in: 'apps', order: 40, icon: Calendar },
  mocks: ['calendar'],
  pages: [{ path: '/apps/calendar' }],
});
