import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../../shortcuts/shortcuts.ts';

export type TodoAction = 'new task' | 'search' | 'star' | 'next' | 'previous';

/** Keys of this page. */
export const todoShortcuts: readonly Shortcut<TodoAction>[] = [
  { action: 'new task', key: 'n', does: msg`New task` },
  { action: 'search', key: '/', does: msg`Search tasks` },
  { action: 'next', key: 'j', does: msg`Next task` },
  { action: 'previous', key: 'k', does: msg`Previous task` },
  { action: 'star', key: 's', does: msg`Mark as important, or not` },
];
