import { dayFromToday } from '@embarque/design-system';
import type { TodoAssignee, TodoTask } from '@embarque/mocks/todo/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { NewTask, TaskFields } from '../model/todo.state.ts';

/** The values that the form asks for. */
export interface TaskValues {
  title: string;
  /** The full name; `null` for nobody. */
  assignee: string | null;
  dueDate: string | null;
  tags: string[];
  description: string;
}

export function valuesOf({ title, assignee, dueDate, tags, description }: TodoTask): TaskValues {
  return { title, assignee: assignee?.fullName ?? null, dueDate, tags: [...tags], description };
}

/** A new task is due today, and the first person does it. */
export function newValues(people: readonly TodoAssignee[], tag: string | null): TaskValues {
  return {
    title: '',
    assignee: people[0]?.fullName ?? null,
    dueDate: dayFromToday(),
    tags: tag === null ? [] : [tag],
    description: '',
  };
}

/** The form of a task with its rules: nothing but the title is needed. */
export function useTaskForm(values: TaskValues) {
  const { t } = useLingui();
  return useForm<TaskValues>({
    defaultValues: values,
    resolver: standardSchemaResolver(
      v.object({
        title: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Enter a title.`)),
        assignee: v.nullable(v.string()),
        dueDate: v.nullable(v.string()),
        tags: v.array(v.string()),
        description: v.string(),
      }),
    ),
  });
}

/** The fields of a new task. */
export function fieldsOf({ assignee, ...others }: TaskValues, people: readonly TodoAssignee[]): NewTask {
  return { ...others, assignee: personOf(assignee, people) };
}

/** The fields that differ from the task. */
export function changesIn(task: TodoTask, values: TaskValues, people: readonly TodoAssignee[]): TaskFields {
  const known = task.assignee ? [task.assignee, ...people] : people;
  const wanted: TaskFields = fieldsOf(values, known);
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(task[name as keyof TodoTask]);
  return Object.fromEntries(Object.entries(wanted).filter(isOther));
}

const personOf = (name: string | null, people: readonly TodoAssignee[]): TodoAssignee | null =>
  name === null ? null : (people.find(({ fullName }) => fullName === name) ?? { fullName: name, avatar: null });
