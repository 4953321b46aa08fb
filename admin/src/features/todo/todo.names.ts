import { useLingui } from '@lingui/react/macro';
import { CircleCheckBig, Inbox, type LucideIcon, Star, Trash2 } from 'lucide-react';
import type { TodoFilter, TodoSort } from './model/todo.query.ts';

export const filterIcons: Record<TodoFilter, LucideIcon> = {
  all: Inbox,
  important: Star,
  completed: CircleCheckBig,
  deleted: Trash2,
};

export function useFilterNames(): Record<TodoFilter, string> {
  const { t } = useLingui();
  return {
    all: t`My Tasks`,
    important: t({ message: 'Important', context: 'tasks' }),
    completed: t({ message: 'Completed', context: 'tasks' }),
    deleted: t({ message: 'Deleted', context: 'tasks' }),
  };
}

/** The orders as the menu offers them. */
export function useSortNames(): Record<TodoSort, string> {
  const { t } = useLingui();
  return {
    manual: t({ message: 'Manual', context: 'order' }),
    'title-asc': t`Sort A-Z`,
    'title-desc': t`Sort Z-A`,
    assignee: t`Sort Assignee`,
    'due-date': t`Sort Due Date`,
  };
}
