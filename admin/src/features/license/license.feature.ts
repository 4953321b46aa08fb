import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`License`,
  menu: { in: 'pages', order: 60 },
  pages: [{ path: '/pages/license' }],
});
