import type { MenuItem } from '@embarque/design-system';
import type { TodoTask } from '@embarque/mocks/todo/contract';
import { useLingui } from '@lingui/react/macro';
import { PencilLine, Star, Trash2, Undo2, UserRoundCheck } from 'lucide-react';
import { useSelf } from '../useSelf.ts';
import type { Todo } from '../useTodo.ts';
import type { DeleteForever } from './useDeleteForever.tsx';

interface TaskActionsOptions extends Pick<Todo, 'actor' | 'go'>, Pick<DeleteForever, 'deleteForever'> {}

/** The items of a task's menu beside its moves. */
export function useTaskActions({ actor, go, deleteForever }: TaskActionsOptions): (task: TodoTask) => MenuItem[] {
  const { t } = useLingui();
  const self = useSelf({ actor });
  return (task) => {
    const { id, isImportant } = task;
    if (task.isDeleted) {
      return [
        {
          id: 'restore',
          label: t({ message: 'Restore', context: 'action' }),
          icon: Undo2,
          onAction: () => actor.send({ type: 'task restored', taskId: id }),
        },
        {
          id: 'purge',
          label: t`Delete forever`,
          icon: Trash2,
          tone: 'danger',
          onAction: () => deleteForever(task),
        },
      ];
    }
    return [
      {
        id: 'open',
        label: t({ message: 'Open', context: 'action' }),
        icon: PencilLine,
        onAction: () => go({ task: id }),
      },
      ...(self && task.assignee?.fullName !== self.fullName
        ? [
            {
              id: 'assign to me',
              label: t`Assign to me`,
              icon: UserRoundCheck,
              onAction: () => actor.send({ type: 'task changed', taskId: id, fields: { assignee: self } }),
            },
          ]
        : []),
      {
        id: 'star',
        label: isImportant ? t`Mark as not important` : t`Mark as important`,
        icon: Star,
        onAction: () => actor.send({ type: 'task changed', taskId: id, fields: { isImportant: !isImportant } }),
      },
      {
        id: 'delete',
        label: t`Delete`,
        icon: Trash2,
        tone: 'danger',
        onAction: () => actor.send({ type: 'task deleted', taskId: id }),
      },
    ];
  };
}
