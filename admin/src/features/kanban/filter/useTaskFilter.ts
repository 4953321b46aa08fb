import { useToday } from '@embarque/design-system';
import type { KanbanTask } from '@embarque/mocks/kanban/contract';
import { addDays, formatISO, parseISO } from 'date-fns';
import { useMemo } from 'react';
import { filterOf, type KanbanFilter } from './kanban.filter.ts';

/** Whether a task is asked for; the same function as long as the filter asks for the same, and the day is the same. */
export function useTaskFilter(filter: KanbanFilter): (task: KanbanTask) => boolean {
  const today = useToday();
  const key = JSON.stringify(filter);
  // oxlint-disable-next-line react/exhaustive-deps -- the filter is a new object with each address; its content counts
  return useMemo(() => filterOf(filter, today, weekEndOf(today)), [key, today]);
}

const weekEndOf = (today: string) => formatISO(addDays(parseISO(today), 6), { representation: 'date' });
