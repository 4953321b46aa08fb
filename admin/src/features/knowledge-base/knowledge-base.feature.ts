import { msg } from '@lingui/core/macro';
import { Folder } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Knowledge base`,
  menu: { in: 'pages', order: 40 },
  links: [
    {
      label: msg`Documentation`,
      href: '/pages/knowledge-base',
      menu: { in: 'misc', order: 40, icon: Folder, isNewTab: true },
    },
  ],
  pages: [{ path: '/pages/knowledge-base', children: [':category/:question?'] }],
});
