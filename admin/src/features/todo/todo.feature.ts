import { msg } from '@lingui/core/macro';
import { SquareCheckBig } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Todo`,
  menu: { in: 'apps', order: 30, icon: SquareCheckBig },
  mocks: ['todo'],
  pages: [{ path: '/apps/todo', children: [':filter', 'tag/:tag'] }],
});
