import { msg } from '@lingui/core/macro';
import { Kanban, SquarePlus } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Kanban`,
  menu: { in: 'work', order: 30, icon: Kanban },
  texts: 'kanban',
  mocks: ['kanban'],
  pages: [
    {
      path: paths.kanban,
      isPreloaded: true,
      load: async () => (await import('./KanbanPage.tsx')).KanbanPage,
    },
  ],
  shortcuts: async () => (await import('./kanban.shortcuts.ts')).kanbanShortcuts,
  search: {
    source: async () => (await import('./kanban.search.ts')).kanbanSearch,
    commands: [{ label: msg`New task`, icon: SquarePlus, href: `${paths.kanban}?new=task` }],
  },
});
