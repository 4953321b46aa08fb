import { useToday } from '@embarque/design-system';
import type { TaskRowContent } from '@embarque/design-system/task-list';
import type { TodoTag, TodoTask } from '@embarque/mocks/todo/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { Todo } from '../useTodo.ts';
import { type DueSection, sectionOf } from '../model/todo.order.ts';

/** The content of a task's row: the same object as long as neither the task nor a tag changes. */
export function useTaskRows(tags: readonly TodoTag[]): (task: TodoTask) => TaskRowContent {
  return useMemo(() => rowsWith(tags), [tags]);
}

function rowsWith(tags: readonly TodoTag[]): (task: TodoTask) => TaskRowContent {
  const known = new WeakMap<TodoTask, TaskRowContent>();
  return (task) => {
    const content = known.get(task) ?? contentOf(task, tags);
    known.set(task, content);
    return content;
  };
}

function contentOf(task: TodoTask, tags: readonly TodoTag[]): TaskRowContent {
  const { title, isCompleted, isImportant, dueDate, assignee } = task;
  return {
    title,
    isCompleted,
    isImportant,
    tags: tags.filter(({ id }) => task.tags.includes(id)).map(({ id, title: text, tone }) => ({ id, text, tone })),
    due: dueDate,
    assignee: assignee && { name: assignee.fullName, src: assignee.avatar },
  };
}

/** The section of a task in a list by due date; one that was changed there stays where it was. */
export function useDueSections({ actor }: Pick<Todo, 'actor'>): (task: TodoTask) => string {
  const { t } = useLingui();
  const today = useToday();
  const kept = useActorState(actor, ({ context }) => context.kept);
  return useMemo(() => {
    const names: Record<DueSection, string> = {
      overdue: t`Overdue`,
      today: t({ message: 'Today', context: 'day' }),
      tomorrow: t({ message: 'Tomorrow', context: 'day' }),
      later: t({ message: 'Later', context: 'tasks' }),
      none: t`No date`,
      completed: t({ message: 'Completed', context: 'tasks' }),
    };
    return (task) => names[sectionOf(kept.find(({ id }) => id === task.id) ?? task, today)];
  }, [t, today, kept]);
}
