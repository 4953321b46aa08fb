import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Permissions`,
  menu: { in: 'roles-and-permissions', order: 20 },
  texts: 'permissions',
  mocks: ['permissions', 'roles'],
  pages: [{ path: '/apps/permissions', load: async () => (await import('./PermissionsPage.tsx')).PermissionsPage }],
});
