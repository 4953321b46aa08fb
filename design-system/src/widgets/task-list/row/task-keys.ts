import type { KeyboardEvent } from 'react';
import { moveInRow } from '../../../lib/rows/move-in-row.ts';
import { stepOf } from '../../../lib/rows/row-steps.ts';
import type { RowOrder } from '../../../extensions/drag-and-drop/rows/useRowOrder.ts';
import type { TaskListProps } from '../task-list.types.ts';

interface TaskKeys<Task extends { id: number }> extends Pick<
  TaskListProps<Task>,
  'tasks' | 'contentOf' | 'onOpen' | 'onComplete' | 'onDelete'
> {
  /** The position of the row that is the stop of the Tab key. */
  current: number;
  rowHeight: number;
  order: RowOrder<number>;
  goTo: (index: number) => unknown;
}

/** The key handlers of the list, as `taskListKeyboard` documents them. */
export function taskKeys<Task extends { id: number }>(keys: TaskKeys<Task>) {
  return (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row-id]');
    // Events of a menu that a row has opened pass here, too.
    if (!row || !event.currentTarget.contains(row)) return;
    const { tasks, current, rowHeight, order, goTo } = keys;
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight) - 1);
    const step = stepOf(event.key, { page, count: tasks.length });
    const act = order.active
      ? whileLifted(order, event.key, step)
      : step === undefined
        ? (inRow(event, row) ?? onRow(keys, event, row))
        : () => goTo(current + step);
    if (!act) return;
    event.preventDefault();
    // A dialog around the list is not meant, nor are the keys of the page.
    event.stopPropagation();
    act();
  };
}

type Act = (() => void) | undefined;

function whileLifted(order: RowOrder<number>, key: string, step: number | undefined): Act {
  if (order.active?.by !== 'keyboard') return undefined;
  if (step !== undefined) return () => order.step(step);
  return { ' ': order.drop, Enter: order.drop, Tab: order.drop, Escape: order.cancel }[key];
}

function inRow({ key, target }: KeyboardEvent, row: HTMLElement): Act {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return () => moveInRow(row, target as HTMLElement, key);
}

function onRow<Task extends { id: number }>(
  { tasks, contentOf, onOpen, onComplete, onDelete, order }: TaskKeys<Task>,
  { key, target, repeat }: KeyboardEvent,
  row: HTMLElement,
): Act {
  const id = Number(row.dataset['rowId']);
  const task = tasks.find((each) => each.id === id);
  if (!task || repeat) return undefined;
  if ((target as HTMLElement).matches('[data-handle]')) {
    const lifts = (key === ' ' || key === 'Enter') && (target as HTMLElement).ariaDisabled !== 'true';
    return lifts ? () => order.lift(id) : undefined;
  }
  if (target !== row) return undefined;
  const { isCompleted } = contentOf(task);
  const acts: Record<string, Act> = {
    Enter: () => onOpen({ id }),
    ' ': onComplete && (() => onComplete({ id, isCompleted: !isCompleted })),
    Delete: onDelete && (() => onDelete({ id })),
  };
  return acts[key];
}
