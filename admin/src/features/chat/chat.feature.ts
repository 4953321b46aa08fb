import { msg } from '@lingui/core/macro';
import { MessagesSquare } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Chat`,
  menu: { in: 'apps', order: 20, icon: MessagesSquare },
  mocks: ['chat'],
  pages: [{ path: '/apps/chat' }],
});
