import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type KanbanShortcut = 'new task' | 'new board' | 'filter';

/** Keys of this page, as `KeyboardEvent.key` calls them. They need no modifier and rest while somebody types. */
export const kanbanShortcuts: readonly { key: string; shortcut: KanbanShortcut; does: MessageDescriptor }[] = [
  { key: 'n', shortcut: 'new task', does: msg`New task on the first board` },
  { key: 'b', shortcut: 'new board', does: msg`New board` },
  { key: 'f', shortcut: 'filter', does: msg`Filter the tasks` },
];
