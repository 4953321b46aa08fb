import { useLayoutEffect, useMemo, useRef } from 'react';
import type { MenuItem } from '../../../components/dropdowns/menu.types.ts';
import type { RowOrder } from '../../../extensions/drag-and-drop/rows/useRowOrder.ts';
import { useMoveChoices } from '../../../extensions/drag-and-drop/useMoveChoices.ts';
import type { TaskListProps } from '../task-list.types.ts';
import type { RowEvents } from './row-events.ts';

interface RowEventsOptions<Task extends { id: number }> extends Pick<
  TaskListProps<Task>,
  'tasks' | 'onOpen' | 'orderReason'
> {
  order: RowOrder<number>;
  onComplete: TaskListProps<Task>['onComplete'] | undefined;
  onStar: TaskListProps<Task>['onStar'] | undefined;
  onRestore: TaskListProps<Task>['onRestore'] | undefined;
  onMove: TaskListProps<Task>['onMove'];
  actionsOf: TaskListProps<Task>['actionsOf'] | undefined;
}

/** The events of the rows, the same for all renderings: else each change of one task would draw all rows. */
export function useRowEvents<Task extends { id: number }>(options: RowEventsOptions<Task>): RowEvents {
  const choicesOf = useMoveChoices();
  const latest = useRef({ ...options, choicesOf });
  useLayoutEffect(() => {
    latest.current = { ...options, choicesOf };
  });
  const [completes, stars, restores] = [options.onComplete, options.onStar, options.onRestore].map(Boolean);

  return useMemo(
    () => ({
      onOpen: (opened) => latest.current.onOpen(opened),
      onComplete: completes ? (change) => latest.current.onComplete?.(change) : undefined,
      onStar: stars ? (change) => latest.current.onStar?.(change) : undefined,
      onRestore: restores ? (restored) => latest.current.onRestore?.(restored) : undefined,
      onPress: (id, row, event) => latest.current.order.press(id, row, event),
      menuOf: (id) => menuOf(latest.current, id),
    }),
    [completes, stars, restores],
  );
}

interface MenuOptions<Task extends { id: number }> extends RowEventsOptions<Task> {
  choicesOf: ReturnType<typeof useMoveChoices>;
}

function menuOf<Task extends { id: number }>(
  { tasks, order, orderReason, onMove, actionsOf, choicesOf }: MenuOptions<Task>,
  id: number,
): MenuItem[] {
  const index = tasks.findIndex((task) => task.id === id);
  const task = tasks[index];
  if (!task) return [];
  const moves = onMove
    ? choicesOf({
        position: { listId: '', index },
        lists: [{ id: '', label: '', size: tasks.length }],
        drop: 'move',
        steps: 'height',
        onChoose: (position) => order.send(id, position.index),
      })
    : [];
  const reason = orderReason === undefined ? [] : [{ id: 'order', label: orderReason, isDisabled: true }];
  return [...(orderReason === undefined ? moves : reason), ...(actionsOf?.(task) ?? [])];
}
