import { fold } from '@embarque/design-system/fold';
import { formatShortDay } from '@embarque/design-system/format-day';
import { hasWords, searchableText, type SearchWord, searchWords } from '@embarque/design-system/search-words';
import type { TodoTag, TodoTask } from '@embarque/mocks/todo/contract';
import { sortTasks } from './todo.order.ts';
import type { TodoFilter, TodoListQuery } from './todo.query.ts';
import type { TodoState } from './todo.state.ts';

export type Listed = Pick<TodoListQuery, 'filter' | 'tag' | 'hidesCompleted'>;

const matches: Record<TodoFilter | 'unknown', (task: TodoTask) => boolean> = {
  all: ({ isDeleted }) => !isDeleted,
  important: ({ isImportant, isDeleted }) => isImportant && !isDeleted,
  completed: ({ isCompleted, isDeleted }) => isCompleted && !isDeleted,
  deleted: ({ isDeleted }) => isDeleted,
  unknown: () => false,
};

/** Whether a list has a task, search aside. */
export function isListed({ filter, tag, hidesCompleted }: Listed, task: TodoTask): boolean {
  if (!matches[tag === null ? filter : 'all'](task)) return false;
  if (tag !== null && !task.tags.includes(tag)) return false;
  return !(hidesCompleted && task.isCompleted && offersHiding({ filter, tag }));
}

/** Whether completed tasks can be left out of a list. */
export const offersHiding = ({ filter, tag }: Pick<Listed, 'filter' | 'tag'>): boolean =>
  tag !== null || filter === 'all' || filter === 'important';

export interface ShownOptions extends TodoListQuery {
  /** Tasks, as they were then, that stay where they are for a while: the list may have them no more, or in another place. */
  kept: readonly TodoTask[];
  /** The language whose alphabet sorts. */
  locale: string;
  /** `2026-11-21` */
  today: string;
}

/** The tasks on screen, in their order. */
export function shownTasks({ tasks, tags }: TodoState, options: ShownOptions): readonly TodoTask[] {
  const { filter, tag, q, sort, kept, locale, today } = options;
  const words = searchWords(q);
  const before = new Map(kept.map((task) => [task.id, task]));
  const isWhole = filter === 'all' && tag === null;
  const found = tasks.filter(
    (task) =>
      (isListed(options, task) || (before.has(task.id) && isKept(options, task))) &&
      (words.length === 0 || contains(task, words, isWhole ? tags : null)),
  );
  const sorted = sortTasks(
    found.map((task) => before.get(task.id) ?? task),
    sort,
    { locale, today },
  );
  const now = new Map(found.map((task) => [task.id, task]));
  return sorted.map((task) => now.get(task.id) ?? task);
}

/** How many tasks each of some lists has. */
export function countTasks(tasks: readonly TodoTask[], lists: readonly Listed[]): number[] {
  return lists.map((list) => tasks.reduce((count, task) => count + Number(isListed(list, task)), 0));
}

/** A deleted task leaves at once; one that is only completed or loses its star stays. */
function isKept({ filter, tag }: Listed, task: TodoTask): boolean {
  return task.isDeleted === (filter === 'deleted' && tag === null) && (tag === null || task.tags.includes(tag));
}

/** Filter and tag already say which tasks are meant; only the whole list is searched by tag and date as well. */
function contains(
  { title, tags: ids, dueDate }: TodoTask,
  words: readonly SearchWord[],
  tags: readonly TodoTag[] | null,
) {
  const named = tags?.filter(({ id }) => ids.includes(id)).map((tag) => tag.title) ?? [];
  const dates =
    tags && dueDate !== null ? [dueDate, formatShortDay(dueDate), dueDate.split('-').toReversed().join('/')] : [];
  return hasWords(fold(searchableText([title, ...named, ...dates].join('\n'))), words);
}
