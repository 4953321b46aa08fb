import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../../shortcuts/shortcuts.ts';

export type KanbanDeed = 'new task' | 'new board' | 'filter';

/** Keys of this page. */
export const kanbanShortcuts: readonly Shortcut<KanbanDeed>[] = [
  { deed: 'new task', key: 'n', does: msg`New task on the first board` },
  { deed: 'new board', key: 'b', does: msg`New board` },
  { deed: 'filter', key: 'f', does: msg`Filter tasks` },
];
