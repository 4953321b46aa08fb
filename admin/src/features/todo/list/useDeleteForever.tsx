import { useConfirm } from '@embarque/design-system';
import type { TodoTask } from '@embarque/mocks/todo/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TodoActor } from '../machine/todo.machine.ts';

export interface DeleteForever {
  /** Deletes a task for good once that is confirmed; `onConfirmed` is called before. */
  deleteForever: (task: TodoTask, onConfirmed?: () => void) => void;
  /** Deletes all deleted tasks for good once that is confirmed. */
  emptyDeleted: () => void;
  /** The question. */
  dialog: ReactNode;
}

/** Asks before tasks are deleted for good. */
export function useDeleteForever(actor: TodoActor): DeleteForever {
  const { t } = useLingui();
  const { ask, dialog } = useConfirm();
  const confirm = (title: string) =>
    ask({ title, children: t`This can't be undone.`, confirmLabel: t`Delete forever`, tone: 'danger' });

  const purge = async ({ id, title }: TodoTask, onConfirmed?: () => void) => {
    if (!(await confirm(t`Delete “${title}” forever?`))) return;
    onConfirmed?.();
    actor.send({ type: 'task purged', taskId: id });
  };
  const empty = async () => {
    const taskIds = actor.getSnapshot().context.shown.tasks.flatMap(({ id, isDeleted }) => (isDeleted ? [id] : []));
    const count = taskIds.length;
    const title = t`${plural(count, { one: 'Delete # task forever?', other: 'Delete # tasks forever?' })}`;
    if (await confirm(title)) actor.send({ type: 'deleted emptied', taskIds });
  };
  return {
    deleteForever: (task, onConfirmed) => void purge(task, onConfirmed),
    emptyDeleted: () => void empty(),
    dialog,
  };
}
