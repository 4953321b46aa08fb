import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`License`,
  menu: { in: 'pages', order: 60 },
  texts: 'license',
  pages: [{ path: paths.license, load: async () => (await import('./LicensePage.tsx')).LicensePage }],
});
