import { fold } from '@embarque/design-system/fold';
import { formatShortDay } from '@embarque/design-system/format-day';
import { hasWords, searchableText, type SearchWord, searchWords } from '@embarque/design-system/search-words';
import type { TodoTask } from '@embarque/mocks/todo/contract';
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
  const tagTexts =
    filter === 'all' && tag === null ? new Map(tags.map(({ id, title }) => [id, searched(title)])) : null;
  const found = tasks.filter(
    (task) =>
      (isListed(options, task) || (before.has(task.id) && isKept(options, task))) &&
      (words.length === 0 || contains(task, words, tagTexts)),
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
function contains(task: TodoTask, words: readonly SearchWord[], tags: ReadonlyMap<string, string> | null): boolean {
  const title = titleOf(task);
  if (!tags) return hasWords(title, words);
  const named = task.tags.map((id) => tags.get(id) ?? '');
  return hasWords([title, ...named, task.dueDate === null ? '' : dayOf(task.dueDate)].join('\n'), words);
}

const searched = (text: string) => fold(searchableText(text));

/** To read a title takes many times as long as to look through it, and there are thousands for each key. */
const titles = new WeakMap<TodoTask, string>();

function titleOf(task: TodoTask): string {
  const known = titles.get(task);
  if (known !== undefined) return known;
  const title = searched(task.title);
  titles.set(task, title);
  return title;
}

/** Many tasks are due on one day. */
const days = new Map<string, string>();

function dayOf(day: string): string {
  const known = days.get(day);
  if (known !== undefined) return known;
  const texts = searched([day, formatShortDay(day), day.split('-').toReversed().join('/')].join('\n'));
  days.set(day, texts);
  return texts;
}
