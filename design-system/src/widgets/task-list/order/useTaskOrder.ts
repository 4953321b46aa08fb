import { type PointerEvent as ReactPointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
  // A drop may follow a move before the page is drawn again.
  const latest = useRef(active);
  const change = (next: ActiveTask | null) => {
    latest.current = next;
    setActive(next);
  };
  const [announcement, announce] = useState('');
  const pressed = useRef<number | null>(null);
  const takePress = useRef<TakePress | null>(null);
  const keepHandle = useHandleFocus(scroller);
  const size = tasks.length;
  const { id: activeId = null, to = 0 } = active ?? {};
  const order = useMemo(() => orderDuring(tasks, activeId, to), [tasks, activeId, to]);

  const titleAt = (id: number) => {
    const task = tasks.find((each) => each.id === id);
    return { label: task ? titleOf(task) : '' };
  };
  const spoken = (index: number) => ({ index, size, list: label });
  const begin = (id: number, by: ActiveTask['by']) => {
    const from = tasks.findIndex((task) => task.id === id);
    if (from < 0 || !onMove) return;
    change({ id, from, to: from, by, offset: 0 });
    announce(messages.pickedUp(titleAt(id), spoken(from)));
  };
  const hold = (to: number, offset = 0) => {
    const held = latest.current;
    if (!held) return;
    if (to !== held.to) announce(messages.whereabouts(spoken(to)));
    change({ ...held, to, offset });
  };
  const end = () => {
    if (latest.current?.by === 'keyboard') keepHandle(latest.current.id);
    change(null);
  };

  return {
    active,
    announcement,
    /** The tasks as they stand on screen. */
    order,
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
      const held = latest.current;
      if (held) hold(positionAt(held.from * rowHeight + offset, rowHeight, size), offset);
    },
    step: (step: number) => {
      const held = latest.current;
      if (held) hold(clamp(held.to + step, size));
    },
    drop: () => {
      const held = latest.current;
      if (!held) return;
      const { id, from, to } = held;
      announce(messages.dropped(titleAt(id), spoken(to)));
      if (from !== to) onMove?.({ id, index: to });
      end();
    },
    cancel: () => {
      const held = latest.current;
      if (!held) return;
      announce(messages.returned(titleAt(held.id)));
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
