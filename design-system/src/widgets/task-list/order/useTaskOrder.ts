import { type PointerEvent as ReactPointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePositionMessages } from '../../../extensions/drag-and-drop/usePositionMessages.ts';
import type { TaskMove } from '../task-list.types.ts';
import { type ActiveTask, clamp, orderDuring, positionAt } from './task-order.ts';

interface TaskOrderOptions<Task extends { id: number }> {
  /** The name of the list, as it is announced. */
  label: string;
  tasks: readonly Task[];
  titleOf: (task: Task) => string;
  rowHeight: number;
  scroller: HTMLElement | null;
  onMove: ((move: TaskMove) => void) | undefined;
}

/** The press that begins a drag, as the drag layer takes it. */
export type TakePress = (row: HTMLElement, event: ReactPointerEvent) => void;

export type TaskOrder = ReturnType<typeof useTaskOrder>;

/** The task that is being moved by pointer or by keys, and its announcements. The owner's order stays until the drop. */
export function useTaskOrder<Task extends { id: number }>(options: TaskOrderOptions<Task>) {
  const { label, tasks, titleOf, rowHeight, scroller, onMove } = options;
  const messages = usePositionMessages();
  const [active, setActive] = useState<ActiveTask | null>(null);
  const [announcement, announce] = useState('');
  const pressed = useRef<number | null>(null);
  const takePress = useRef<TakePress | null>(null);
  const keepHandle = useHandleFocus(scroller);
  const size = tasks.length;

  const titleAt = (id: number) => {
    const task = tasks.find((each) => each.id === id);
    return { label: task ? titleOf(task) : '' };
  };
  const spoken = (index: number) => ({ index, size, list: label });
  const begin = (id: number, by: ActiveTask['by']) => {
    const from = tasks.findIndex((task) => task.id === id);
    if (from < 0 || !onMove) return;
    setActive({ id, from, to: from, by, offset: 0 });
    announce(messages.pickedUp(titleAt(id), spoken(from)));
  };
  const hold = (to: number, offset = 0) => {
    if (!active) return;
    if (to !== active.to) announce(messages.whereabouts(spoken(to)));
    setActive({ ...active, to, offset });
  };
  const end = () => {
    if (active?.by === 'keyboard') keepHandle(active.id);
    setActive(null);
  };

  return {
    active,
    announcement,
    /** The tasks as they stand on screen. */
    order: orderDuring(tasks, active),
    /** The drag layer listens for presses with this; one listens at a time. */
    listen: (take: TakePress) => {
      takePress.current = take;
    },
    press: (id: number, row: HTMLElement, event: ReactPointerEvent) => {
      pressed.current = id;
      takePress.current?.(row, event);
    },
    lift: (id: number) => begin(id, 'keyboard'),
    liftPressed: () => pressed.current !== null && begin(pressed.current, 'pointer'),
    carry: (offset: number) => {
      if (active) hold(positionAt(active.from * rowHeight + offset, rowHeight, size), offset);
    },
    step: (step: number) => {
      if (active) hold(clamp(active.to + step, size));
    },
    drop: () => {
      if (!active) return;
      const { id, from, to } = active;
      announce(messages.dropped(titleAt(id), spoken(to)));
      if (from !== to) onMove?.({ id, index: to });
      end();
    },
    cancel: () => {
      if (!active) return;
      announce(messages.returned(titleAt(active.id)));
      end();
    },
    /** Moves a task at once, from its menu. */
    send: (id: number, index: number) => {
      announce(messages.moved(titleAt(id), spoken(index)));
      onMove?.({ id, index });
    },
  };
}

/** Keeps focus on the handle of a task that was moved by keys: its row goes to another place of the page. */
function useHandleFocus(scroller: HTMLElement | null) {
  const kept = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (kept.current === null || document.activeElement?.matches('[data-handle]')) return;
    const row = scroller?.querySelector<HTMLElement>(`[data-row-id="${kept.current}"]`);
    if (document.activeElement !== document.body && document.activeElement !== row) {
      kept.current = null;
      return;
    }
    row?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
  });
  return (id: number) => {
    kept.current = id;
  };
}
