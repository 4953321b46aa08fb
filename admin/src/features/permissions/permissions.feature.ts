import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Permissions`,
  menu: { in: 'roles-and-permissions', order: 20 },
  mocks: ['permissions'],
  pages: [{ path: '/apps/permissions' }],
});
