import { msg } from '@lingui/core/macro';
import { LifeBuoy } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`FAQ`,
  menu: { in: 'pages', order: 30 },
  links: [
    {
      label: msg`Raise support`,
      href: '/pages/faq',
      menu: { in: 'misc', order: 50, icon: LifeBuoy, isNewTab: true },
    },
  ],
  mocks: ['faq'],
  pages: [{ path: '/pages/faq' }],
});
