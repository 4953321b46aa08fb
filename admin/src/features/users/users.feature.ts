import { msg } from '@lingui/core/macro';
import { CircleUser } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`User`,
  menu: { in: 'apps', order: 90, icon: CircleUser },
  mocks: ['users'],
  pages: [
    { path: '/apps/user/list', label: msg`List` },
    { path: '/apps/user/view/:id?', label: msg({ message: 'View', context: 'action' }) },
  ],
});
