import { hasFolded } from '@embarque/design-system/find-folded';
import { Kanban } from 'lucide-react';
import type { SearchSource } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';
import { loadBoards } from './server/kanban.api.ts';

/** Finds tasks by title. */
export const kanbanSearch: SearchSource = {
  icon: Kanban,
  find: async (text, signal, storage) => {
    const { boards, tasks } = await loadBoards(signal, storage);
    return tasks
      .filter(({ title }) => hasFolded(title, text))
      .map(({ id, title, boardId }) => ({
        id: String(id),
        label: title,
        detail: boards.find((board) => board.id === boardId)?.title ?? '',
        href: `${paths.kanban}?task=${id}`,
      }));
  },
};
