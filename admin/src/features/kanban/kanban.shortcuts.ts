import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../../shortcuts/shortcuts.ts';

export type KanbanAction = 'new task' | 'new board' | 'filter';

/** Keys of this page. */
export const kanbanShortcuts: readonly Shortcut<KanbanAction>[] = [
  { action: 'new task', key: 'n', does: msg`New task on the first board` },
  { action: 'new board', key: 'b', does: msg`New board` },
  { action: 'filter', key: 'f', does: msg`Filter tasks` },
];
