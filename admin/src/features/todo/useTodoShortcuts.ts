import type { TaskListHandle } from '@embarque/design-system/task-list';
import type { RefObject } from 'react';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import { taskOf } from './model/todo.state.ts';
import { todoShortcuts } from './todo.shortcuts.ts';
import type { Todo } from './useTodo.ts';

interface TodoShortcutsOptions extends Pick<Todo, 'actor'> {
  list: RefObject<TaskListHandle | null>;
  search: RefObject<HTMLInputElement | null>;
  onAdd: () => void;
}

/** Listens to the keys of this page. */
export function useTodoShortcuts({ actor, list, search, onAdd }: TodoShortcutsOptions): void {
  useShortcuts(todoShortcuts, (action, { target, repeat }) => {
    switch (action) {
      case 'next':
        return list.current?.move(1);
      case 'previous':
        return list.current?.move(-1);
      case 'search':
        return search.current?.focus();
      case 'new task':
        return onAdd();
      case 'star': {
        const row = target instanceof Element ? target.closest<HTMLElement>('[data-row-id]') : null;
        const task = row && taskOf(actor.getSnapshot().context.shown, Number(row.dataset['rowId']));
        if (!task || task.isDeleted || repeat) return;
        actor.send({ type: 'task changed', taskId: task.id, fields: { isImportant: !task.isImportant } });
      }
    }
  });
}
