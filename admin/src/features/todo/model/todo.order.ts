import type { TodoTask } from '@embarque/mocks/todo/contract';
import { addDays, formatISO, parseISO } from 'date-fns';
import type { TodoSort } from './todo.query.ts';

/** The sections of a list by due date, in their order. */
export const SECTIONS = ['overdue', 'today', 'tomorrow', 'later', 'none', 'completed'] as const;
export type DueSection = (typeof SECTIONS)[number];

interface SortOptions {
  /** The language whose alphabet sorts. */
  locale: string;
  /** `2026-11-21` */
  today: string;
}

/**
 * The tasks in an order; equal ones stay the newest first.
 *
 * @param tasks in the manual order
 */
export function sortTasks(tasks: readonly TodoTask[], sort: TodoSort, options: SortOptions): readonly TodoTask[] {
  if (sort === 'manual') return tasks;
  const compare = comparisonOf(sort, options);
  return tasks.toSorted((one, other) => compare(one, other) || other.id - one.id);
}

type Comparison = (one: TodoTask, other: TodoTask) => number;

function comparisonOf(sort: Exclude<TodoSort, 'manual'>, { locale, today }: SortOptions): Comparison {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  switch (sort) {
    case 'title-asc':
      return (one, other) => compare(one.title, other.title);
    case 'title-desc':
      return (one, other) => compare(other.title, one.title);
    case 'assignee':
      return byLast(({ assignee }) => assignee?.fullName ?? null, compare);
    case 'due-date': {
      const tomorrow = dayAfter(today);
      const rankOf = (task: TodoTask) => SECTIONS.indexOf(sectionOf(task, today, tomorrow));
      const byDay = byLast(
        ({ dueDate }) => dueDate,
        (one, other) => (one < other ? -1 : Number(one > other)),
      );
      return (one, other) => rankOf(one) - rankOf(other) || byDay(one, other);
    }
  }
}

/** Tasks without a value come last. */
function byLast(
  valueOf: (task: TodoTask) => string | null,
  compare: (one: string, other: string) => number,
): Comparison {
  return (one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return compare(first, second);
  };
}

/** The section of a task: what is completed is due no more, whatever its date. */
export function sectionOf(
  { dueDate, isCompleted }: Pick<TodoTask, 'dueDate' | 'isCompleted'>,
  today: string,
  tomorrow = dayAfter(today),
): DueSection {
  if (isCompleted) return 'completed';
  if (dueDate === null) return 'none';
  if (dueDate < today) return 'overdue';
  if (dueDate === today) return 'today';
  return dueDate === tomorrow ? 'tomorrow' : 'later';
}

const dayAfter = (day: string) => formatISO(addDays(parseISO(day), 1), { representation: 'date' });

/**
 * The task before which one has to move to stand at a position of what is shown; what is hidden keeps its neighbours before it.
 *
 * @param shown ids without the one that moves
 * @param all ids in the manual order
 */
export function beforeIdAt(
  shown: readonly number[],
  all: readonly number[],
  taskId: number,
  index: number,
): number | null {
  const next = shown[index];
  if (next !== undefined) return next;
  const last = shown.at(-1);
  const rest = all.filter((id) => id !== taskId);
  return last === undefined ? (rest[0] ?? null) : (rest[rest.indexOf(last) + 1] ?? null);
}
