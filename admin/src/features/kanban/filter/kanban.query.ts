import { KANBAN_LABELS } from '../server/kanban.schema.ts';
import { DUE_FILTERS, type KanbanFilter } from './kanban.filter.ts';

export interface KanbanQuery {
  filter: KanbanFilter;
  /** The open task: its id, or what stands there instead of one. */
  task: string | null;
}

const LONGEST_TEXT = 200;
const MOST_NAMES = 50;

/** The filter and task in the URL; values that make no sense there count as left out. */
export function readKanbanQuery(search: URLSearchParams): KanbanQuery {
  const labels = search.getAll('label');
  const due = search.get('due');
  return {
    filter: {
      q: search.get('q')?.slice(0, LONGEST_TEXT) ?? '',
      labels: KANBAN_LABELS.filter((label) => labels.includes(label)),
      people: [...new Set(search.getAll('who'))].slice(0, MOST_NAMES),
      due: DUE_FILTERS.find((one) => one === due),
    },
    task: search.get('task'),
  };
}

/** The address for a changed filter; the rest of it stays. */
export function writeFilter(search: URLSearchParams, change: Partial<KanbanFilter>): URLSearchParams {
  const next = new URLSearchParams(search);
  const { q, labels, people, due } = { ...readKanbanQuery(search).filter, ...change };
  for (const name of ['q', 'label', 'who', 'due']) next.delete(name);
  if (q) next.set('q', q);
  for (const label of labels) next.append('label', label);
  for (const name of people) next.append('who', name);
  if (due) next.set('due', due);
  return next;
}

/** The address with another task open, or none. */
export function writeTask(search: URLSearchParams, taskId: number | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (taskId === null) next.delete('task');
  else next.set('task', String(taskId));
  return next;
}

/** Whether the address asks for a new task, as the command of the search does. */
export const asksForTask = (search: URLSearchParams): boolean => search.get('new') === 'task';

export function withoutNew(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('new');
  return next;
}

export const noFilter: KanbanFilter = { q: '', labels: [], people: [], due: undefined };
