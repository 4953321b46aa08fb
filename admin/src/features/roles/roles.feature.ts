import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Roles`,
  menu: { in: 'roles-and-permissions', order: 10 },
  mocks: ['roles', 'users'],
  pages: [{ path: '/apps/roles' }],
});
