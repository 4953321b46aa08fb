import { msg } from '@lingui/core/macro';
import { LifeBuoy } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`FAQ`,
  menu: { in: 'pages', order: 30 },
  links: [
    {
      label: msg`Raise support`,
      href: paths.faq,
      menu: { in: 'misc', order: 50, icon: LifeBuoy, isNewTab: true },
    },
  ],
  texts: 'faq',
  mocks: ['faq'],
  pages: [{ path: paths.faq, load: async () => (await import('./FaqPage.tsx')).FaqPage }],
  shortcuts: async () => (await import('./faq.shortcuts.ts')).faqShortcuts,
});
