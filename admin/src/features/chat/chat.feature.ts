import { msg } from '@lingui/core/macro';
import { MessagesSquare } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Chat`,
  menu: { in: 'apps', order: 20, icon: MessagesSquare, count: 'unread chat' },
  texts: 'chat',
  mocks: ['chat'],
  pages: [
    {
      path: paths.chat,
      isPreloaded: true,
      load: async () => (await import('./ChatPage.tsx')).ChatPage,
    },
  ],
  search: { source: async () => (await import('./chat.search.ts')).chatSearch },
});
