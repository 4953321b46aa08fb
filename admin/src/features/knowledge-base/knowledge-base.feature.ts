import { msg } from '@lingui/core/macro';
import { Folder } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Knowledge base`,
  menu: { in: 'pages', order: 40 },
  links: [
    {
      label: msg`Documentation`,
      href: paths.knowledgeBase,
      menu: { in: 'misc', order: 40, icon: Folder, isNewTab: true },
    },
  ],
  texts: 'knowledge-base',
  mocks: ['faq'],
  pages: [
    {
      path: paths.knowledgeBase,
      children: [':category/:question?'],
      load: async () => (await import('./KnowledgeBasePage.tsx')).KnowledgeBasePage,
    },
  ],
  search: { source: async () => (await import('./knowledge-base.search.ts')).knowledgeBaseSearch },
  shortcuts: async () => (await import('./knowledge-base.shortcuts.ts')).knowledgeBaseShortcuts,
});
