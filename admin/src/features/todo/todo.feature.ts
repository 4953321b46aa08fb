import { msg } from '@lingui/core/macro';
import { SquareCheckBig, SquarePlus } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Todo`,
  menu: { in: 'apps', order: 30, icon: SquareCheckBig },
  texts: 'todo',
  mocks: ['todo'],
  pages: [
    {
      path: paths.todo,
      // One page for all of them keeps the tasks from list to list.
      children: [':filter', 'tag/:tag'],
      isPreloaded: true,
      load: async () => (await import('./TodoPage.tsx')).TodoPage,
    },
  ],
  shortcuts: async () => (await import('./todo.shortcuts.ts')).todoShortcuts,
  search: {
    source: async () => (await import('./todo.search.ts')).todoSearch,
    commands: [{ label: msg`New task in My Tasks`, icon: SquarePlus, href: `${paths.todo}?new=task` }],
  },
});
