import type { KanbanAssignee, KanbanTask } from '@embarque/mocks/kanban/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { TaskFields } from '../model/kanban.state.ts';

/** The values that the form asks for. Comments and attachments are no part of it: they are saved one by one. */
export function valuesOf({ title, dueDate, labels, assignedTo, coverImage, description }: KanbanTask) {
  return {
    title,
    dueDate: dueDate as string | null,
    labels: [...labels],
    assignedTo: assignedTo.map((person) => person.title),
    coverImage,
    description,
  };
}

export type TaskValues = ReturnType<typeof valuesOf>;

/** The form of a task with its rules. */
export function useTaskForm(task: KanbanTask) {
  const { t } = useLingui();
  return useForm({
    defaultValues: valuesOf(task),
    resolver: standardSchemaResolver(
      v.object({
        title: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Enter a task title.`)),
        dueDate: v.pipe(v.nullable(v.string()), v.string(t`Enter a due date.`)),
        labels: v.array(v.string()),
        assignedTo: v.array(v.string()),
        coverImage: v.nullable(v.string()),
        description: v.string(),
      }),
    ),
  });
}

/** The values that differ from the task. */
export function changesIn(
  task: KanbanTask,
  { dueDate, assignedTo, ...others }: Omit<TaskValues, 'dueDate'> & { dueDate: string },
  people: readonly KanbanAssignee[],
): TaskFields {
  const known = [...task.assignedTo, ...people];
  const personOf = (name: string) => known.find(({ title }) => title === name) ?? { title: name, img: '' };
  const wanted: TaskFields = { ...others, dueDate, assignedTo: assignedTo.map(personOf) };
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(task[name as keyof KanbanTask]);
  return Object.fromEntries(Object.entries(wanted).filter(isOther));
}
