import { paths } from '../../../paths.ts';
import { readOneOf } from '../../../query/search-params.ts';

/** In the order of the sidebar. */
export const FILTERS = ['all', 'important', 'completed', 'deleted'] as const;
export type TodoFilter = (typeof FILTERS)[number];

/** In the order of the menu. */
export const SORTS = ['manual', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export type TodoSort = (typeof SORTS)[number];

/** Which tasks are listed, and in which order. */
export interface TodoListQuery {
  /** `unknown` lists nothing: the address names a filter that does not exist. */
  filter: TodoFilter | 'unknown';
  /** Id of a tag, whose tasks are listed whatever the filter; it need not belong to a tag. */
  tag: string | null;
  /** The text that is searched; empty for all. */
  q: string;
  sort: TodoSort;
  /** Whether completed tasks are left out, except where they alone are listed. */
  hidesCompleted: boolean;
}

/** The state in the URL: a list, and the task that is open over it. */
export interface TodoPlace extends TodoListQuery {
  task: number | 'new' | null;
}

const LONGEST_TEXT = 200;

/** Invalid parts of the search count as left out. */
export function readPlace(pathname: string, search: URLSearchParams): TodoPlace {
  const [first, second] = pathname.replace(paths.todo, '').split('/').filter(Boolean).map(decoded);
  const isTag = first === 'tag';
  return {
    filter: first === undefined || isTag ? 'all' : (readOneOf(FILTERS, first) ?? 'unknown'),
    tag: isTag ? (second ?? '') : null,
    q: search.get('q')?.slice(0, LONGEST_TEXT) ?? '',
    sort: readOneOf(SORTS, search.get('sort')) ?? 'manual',
    hidesCompleted: search.get('completed') === 'hidden',
    task: taskIn(search),
  };
}

/** The address of a list, and of the task that is open over it. */
export function hrefOf(place: Partial<TodoPlace>): string {
  const { filter = 'all', tag = null, q = '', sort = 'manual', hidesCompleted = false, task = null } = place;
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (sort !== 'manual') search.set('sort', sort);
  if (hidesCompleted) search.set('completed', 'hidden');
  if (task === 'new') search.set('new', 'task');
  else if (task !== null) search.set('task', String(task));
  const query = search.size > 0 ? `?${search}` : '';
  if (tag !== null) return `${paths.todo}/tag/${encodeURIComponent(tag)}${query}`;
  return `${paths.todo}${filter === 'all' ? '' : `/${filter}`}${query}`;
}

/** Whether two places list the same tasks when nothing is searched. */
export const isSameList = (one: Pick<TodoListQuery, 'filter' | 'tag'>, other: Pick<TodoListQuery, 'filter' | 'tag'>) =>
  one.tag === other.tag && (one.tag !== null || one.filter === other.filter);

function taskIn(search: URLSearchParams): TodoPlace['task'] {
  if (search.get('new') === 'task') return 'new';
  const text = search.get('task');
  const id = Number(text);
  return text && Number.isSafeInteger(id) ? id : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
