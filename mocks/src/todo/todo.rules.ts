import { fold } from '../lib/list/fold.ts';
import { isMentioned, searchedText, spellingsOf } from '../lib/list/search-text.ts';
import { type ListQuery, sortRows } from '../lib/list/listing.ts';
import type { TodoFilter, TodoSort, TodoTag, TodoTask } from './todo.contract.ts';

/** Which tasks a list shows, and in which order. */
export interface ListedTodos {
  /** Text to look for, folded. Empty means everything. */
  q: string;
  filter: TodoFilter | null;
  tag: TodoTag | null;
  sortBy: TodoSort | null;
}

const matches: Record<TodoFilter | 'none', (task: TodoTask) => boolean> = {
  important: ({ isImportant, isDeleted }) => isImportant && !isDeleted,
  completed: ({ isCompleted, isDeleted }) => isCompleted && !isDeleted,
  deleted: ({ isDeleted }) => isDeleted,
  none: ({ isDeleted }) => !isDeleted,
};

const orders: Record<TodoSort, Pick<ListQuery, 'sortColumn' | 'sort'>> = {
  'title-asc': { sortColumn: 'title', sort: 'asc' },
  'title-desc': { sortColumn: 'title', sort: 'desc' },
  assignee: { sortColumn: 'assignee.fullName', sort: 'asc' },
  'due-date': { sortColumn: 'dueDate', sort: 'asc' },
};

const filters: readonly TodoFilter[] = ['important', 'completed', 'deleted'];
const tags: readonly TodoTag[] = ['team', 'low', 'medium', 'high', 'update'];
const sorts: readonly TodoSort[] = ['title-asc', 'title-desc', 'assignee', 'due-date'];

/** Reads which tasks an address asks for. Whatever makes no sense counts as not asked. */
export function readList(params: URLSearchParams): ListedTodos {
  return {
    q: fold(params.get('q') ?? '').trim(),
    filter: oneOf(filters, params.get('filter')),
    tag: oneOf(tags, params.get('tag')),
    sortBy: oneOf(sorts, params.get('sortBy')),
  };
}

/** The tasks of a list in its order; equal ones stay newest first. */
export function listTodos(tasks: readonly TodoTask[], { q, filter, tag, sortBy }: ListedTodos): TodoTask[] {
  const isWhole = filter === null && tag === null;
  const found = tasks.filter(
    (task) =>
      matches[filter ?? 'none'](task) && (tag === null || task.tags.includes(tag)) && mentions(task, q, isWhole),
  );
  const newestFirst = sortRows(found, { sortColumn: 'id', sort: 'desc' });
  return sortBy ? sortRows(newestFirst, orders[sortBy]) : newestFirst;
}

/** Filter and tag already say which tasks are meant; only the whole list is searched by tag and date as well. */
function mentions({ title, tags: tagged, dueDate }: TodoTask, q: string, isWhole: boolean): boolean {
  const texts = isWhole ? [title, ...tagged, dueDate, shortDay(dueDate)] : [title];
  return q === '' || isMentioned(searchedText(texts), spellingsOf(q));
}

const monthAndDay = new Intl.DateTimeFormat('en', { month: 'short', day: '2-digit', timeZone: 'UTC' });

function shortDay(day: string): string {
  return monthAndDay.format(new Date(day));
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}
