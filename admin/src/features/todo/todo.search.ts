import { hasFolded } from '@embarque/design-system/find-folded';
import { SquareCheckBig } from 'lucide-react';
import type { SearchSource } from '../../manifest/manifest.ts';
import { hrefOf } from './model/todo.query.ts';
import { loadTodo } from './server/todo.api.ts';

/** Finds tasks by title; deleted ones are not among them. */
export const todoSearch: SearchSource = {
  icon: SquareCheckBig,
  find: async (text, signal) => {
    const { tasks } = await loadTodo(signal);
    return tasks
      .filter(({ title, isDeleted }) => !isDeleted && hasFolded(title, text))
      .map(({ id, title, assignee }) => ({
        id: String(id),
        label: title,
        detail: assignee?.fullName ?? '',
        href: hrefOf({ task: id }),
      }));
  },
};
