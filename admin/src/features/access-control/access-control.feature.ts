import { msg } from '@lingui/core/macro';
import { Shield } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Access control`,
  menu: { in: 'misc', order: 10, icon: Shield },
  texts: 'access-control',
  pages: [
    {
      path: paths.accessControl,
      subject: 'ACL',
      load: async () => (await import('./load-page.ts')).loadPage(),
    },
  ],
  search: {
    subject: 'ACL',
    source: async () => (await import('./access-control.search.ts')).accessControlSearch,
  },
});
