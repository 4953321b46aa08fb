import { fold } from '@embarque/design-system/fold';
import { hasWords, searchableText, type SearchWord, searchWords } from '@embarque/design-system/search-words';
import type { KanbanLabel, KanbanTask } from '@embarque/mocks/kanban/contract';

export const DUE_FILTERS = ['overdue', 'today', 'week'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

/** Which tasks are shown. What is left out or empty asks for nothing. */
export interface KanbanFilter {
  q: string;
  /** Tasks with any of them. */
  labels: readonly KanbanLabel[];
  /** Names of people; tasks of any of them. */
  people: readonly string[];
  due: DueFilter | undefined;
}

/** A task on the last of the usual boards (§9) has been done, whatever day it was due. */
export const isDone = ({ boardId }: Pick<KanbanTask, 'boardId'>): boolean => boardId === 'done';

/** How many things the filter asks for; 0 shows everything. */
export function countFilters({ q, labels, people, due }: KanbanFilter): number {
  return [q.trim(), labels.length, people.length, due].filter(Boolean).length;
}

/**
 * Whether a task is asked for.
 *
 * @param today `2026-11-21`
 * @param weekEnd the last of the seven days that begin today
 */
export function filterOf(filter: KanbanFilter, today: string, weekEnd: string): (task: KanbanTask) => boolean {
  const { labels, people, due } = filter;
  const words = searchWords(filter.q);
  const isDue: Record<DueFilter, (day: string) => boolean> = {
    overdue: (day) => day < today,
    today: (day) => day === today,
    week: (day) => today <= day && day <= weekEnd,
  };
  return (task) =>
    (labels.length === 0 || labels.some((label) => task.labels.includes(label))) &&
    (people.length === 0 || task.assignedTo.some(({ title }) => people.includes(title))) &&
    (due === undefined || (!isDone(task) && task.dueDate !== '' && isDue[due](task.dueDate))) &&
    (words.length === 0 || contains(task, words));
}

function contains({ title, description }: KanbanTask, words: readonly SearchWord[]): boolean {
  return hasWords(fold(searchableText(`${title} ${description}`)), words);
}
