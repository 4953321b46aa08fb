import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Roles`,
  menu: { in: 'roles-and-permissions', order: 10 },
  texts: 'roles',
  mocks: ['roles', 'users'],
  pages: [{ path: '/apps/roles', load: async () => (await import('./RolesPage.tsx')).RolesPage }],
  search: { source: async () => (await import('./roles.search.ts')).rolesSearch },
});
