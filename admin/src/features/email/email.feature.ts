import { msg } from '@lingui/core/macro';
import { Mail, PenLine } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { composeHref, paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Email`,
  menu: { in: 'work', order: 20, icon: Mail, count: 'unread mail' },
  texts: 'email',
  mocks: ['email'],
  pages: [
    {
      path: paths.email,
      // One page for all of them keeps a draft open from folder to folder.
      children: [':folder', 'label/:label'],
      isPreloaded: true,
      load: async () => (await import('./EmailPage.tsx')).EmailPage,
    },
  ],
  shortcuts: async () => (await import('./email.shortcuts.ts')).emailShortcuts,
  search: {
    source: async () => (await import('./email.search.ts')).emailSearch,
    commands: [{ label: msg`Compose`, icon: PenLine, href: composeHref('mailto:') }],
  },
});
