import { fold } from '@embarque/design-system/fold';
import { isMentioned, searchedText, spellingsOf } from '../lib/list/search-text.ts';
import { type ListQuery, sortRows } from '../lib/list/listing.ts';
import type { TodoFilter, TodoSort, TodoTask } from './todo.contract.ts';

/** Which tasks a list shows, and in which order. */
export interface ListedTodos {
  /** Text to look for, folded. Empty means everything. */
  q: string;
  filter: string | null;
  tag: string | null;
  sortBy: TodoSort | null;
}

const matches: Record<TodoFilter | 'none', (task: TodoTask) => boolean> = {
  important: ({ isImportant, isDeleted }) => isImportant && !isDeleted,
  completed: ({ isCompleted, isDeleted }) => isCompleted && !isDeleted,
  deleted: ({ isDeleted }) => isDeleted,
  all: () => true,
  none: ({ isDeleted }) => !isDeleted,
};

const orders: Record<Exclude<TodoSort, 'manual'>, Pick<ListQuery, 'sortColumn' | 'sort'>> = {
  'title-asc': { sortColumn: 'title', sort: 'asc' },
  'title-desc': { sortColumn: 'title', sort: 'desc' },
  assignee: { sortColumn: 'assignee.fullName', sort: 'asc' },
  'due-date': { sortColumn: 'dueDate', sort: 'asc' },
};

const sorts: readonly TodoSort[] = ['manual', 'title-asc', 'title-desc', 'assignee', 'due-date'];

/** Reads which tasks an address asks for. An order that makes no sense counts as not asked. */
export function readList(params: URLSearchParams): ListedTodos {
  return {
    q: fold(params.get('q') ?? '').trim(),
    filter: params.get('filter') || null,
    tag: params.get('tag') || null,
    sortBy: sorts.find((sort) => sort === params.get('sortBy')) ?? null,
  };
}

/**
 * The tasks of a list in its order; equal ones stay newest first. A filter that does not exist finds nothing.
 *
 * @param tasks in the manual order
 */
export function listTodos(tasks: readonly TodoTask[], { q, filter, tag, sortBy }: ListedTodos): TodoTask[] {
  const isWhole = filter === null && tag === null;
  const isMatch = isFilter(filter) ? matches[filter ?? 'none'] : () => false;
  const found = tasks.filter(
    (task) => isMatch(task) && (tag === null || task.tags.includes(tag)) && mentions(task, q, isWhole),
  );
  if (sortBy === 'manual') return found;
  const newestFirst = sortRows(found, { sortColumn: 'id', sort: 'desc' });
  return sortBy ? sortRows(newestFirst, orders[sortBy]) : newestFirst;
}

const isFilter = (filter: string | null): filter is TodoFilter | null =>
  filter === null || Object.hasOwn(matches, filter);

/** The tasks after one has moved before another one, or to the end. */
export function moveBefore(tasks: readonly TodoTask[], task: TodoTask, beforeId: number | null): TodoTask[] {
  const rest = tasks.filter(({ id }) => id !== task.id);
  const index = rest.findIndex(({ id }) => id === beforeId);
  return rest.toSpliced(index < 0 ? rest.length : index, 0, task);
}

/** The id of a new tag: its title in lower case with dashes, and a number when that was given before. */
export function tagIdFor(title: string, given: readonly string[]): string {
  const plain =
    fold(title)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'tag';
  let wanted = plain;
  for (let number = 2; given.includes(wanted); number += 1) wanted = `${plain}-${number}`;
  return wanted;
}

/** Filter and tag already say which tasks are meant; only the whole list is searched by tag and date as well. */
function mentions({ title, tags: tagged, dueDate }: TodoTask, q: string, isWhole: boolean): boolean {
  const texts = isWhole ? [title, ...tagged, ...(dueDate === null ? [] : [dueDate, shortDay(dueDate)])] : [title];
  return q === '' || isMentioned(searchedText(texts), spellingsOf(q));
}

const monthAndDay = new Intl.DateTimeFormat('en', { month: 'short', day: '2-digit', timeZone: 'UTC' });

function shortDay(day: string): string {
  return monthAndDay.format(new Date(day));
}
