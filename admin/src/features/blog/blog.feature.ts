import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Blog`,
  menu: { in: 'pages', order: 80 },
  mocks: ['blog'],
  pages: [
    { path: '/pages/blog/list', label: msg`List` },
    { path: '/pages/blog/detail/:id?', label: msg`Detail` },
    { path: '/pages/blog/edit/:id?', label: msg`Edit` },
  ],
});
