import { type PointerEvent as ReactPointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePositionMessages } from '../usePositionMessages.ts';
import { type ActiveRow, clamp, orderDuring, type RowId } from './row-order.ts';

interface RowOrderOptions<Id extends RowId, Row extends { id: Id }> {
  /** The name of the list, as it is announced. */
  label: string;
  rows: readonly Row[];
  titleOf: (row: Row) => string;
  /** The position over which a row is, that a pointer has carried so far from its own. */
  positionAt: (from: number, offset: number) => number;
  /** The element around the rows, which have `data-row-id`, and their handles, which have `data-handle`. */
  root: HTMLElement | null;
  /** Called with the new position, counted without the row itself; left out, nothing moves. */
  onMove: ((move: { id: Id; index: number }) => void) | undefined;
}

/** The press that begins a drag, as the drag layer takes it. */
export type TakePress = (row: HTMLElement, event: ReactPointerEvent) => void;

export type RowOrder<Id extends RowId> = ReturnType<typeof useRowOrder<Id, { id: Id }>>;

/** The row that is being moved by pointer or by keys, and its announcements. The owner's order stays until the drop. */
export function useRowOrder<Id extends RowId, Row extends { id: Id }>(options: RowOrderOptions<Id, Row>) {
  const { label, rows, titleOf, positionAt, root, onMove } = options;
  const messages = usePositionMessages();
  const [active, setActive] = useState<ActiveRow<Id> | null>(null);
  // A drop may follow a move before the page is drawn again.
  const latest = useRef(active);
  const change = (next: ActiveRow<Id> | null) => {
    latest.current = next;
    setActive(next);
  };
  const [announcement, announce] = useState('');
  const pressed = useRef<Id | null>(null);
  const takePress = useRef<TakePress | null>(null);
  const keepHandle = useHandleFocus(root);
  const size = rows.length;
  const { id: activeId = null, to = 0 } = active ?? {};
  const order = useMemo(() => orderDuring(rows, activeId, to), [rows, activeId, to]);

  const titleAt = (id: Id) => ({ label: rows.filter((row) => row.id === id).map(titleOf)[0] ?? '' });
  const spoken = (index: number) => ({ index, size, list: label });
  const begin = (id: Id, by: ActiveRow['by']) => {
    const from = rows.findIndex((row) => row.id === id);
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
    announce,
    /** The rows as they stand on screen. */
    order,
    /** The drag layer listens for presses with this; one listens at a time. */
    listen: (take: TakePress) => {
      takePress.current = take;
    },
    press: (id: Id, row: HTMLElement, event: ReactPointerEvent) => {
      pressed.current = id;
      takePress.current?.(row, event);
    },
    lift: (id: Id) => begin(id, 'keyboard'),
    liftPressed: () => pressed.current !== null && begin(pressed.current, 'pointer'),
    carry: (offset: number) => {
      const held = latest.current;
      if (held) hold(positionAt(held.from, offset), offset);
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
    /** Moves a row at once, from its menu. */
    send: (id: Id, index: number) => {
      announce(messages.moved(titleAt(id), spoken(index)));
      onMove?.({ id, index });
    },
  };
}

/** Keeps focus on the handle of a row that was moved by keys: it goes to another place of the page. */
function useHandleFocus(root: HTMLElement | null) {
  const kept = useRef<RowId | null>(null);
  useLayoutEffect(() => {
    if (kept.current === null || document.activeElement?.matches('[data-handle]')) return;
    const row = root?.querySelector<HTMLElement>(`[data-row-id="${kept.current}"]`);
    if (document.activeElement !== document.body && document.activeElement !== row) {
      kept.current = null;
      return;
    }
    row?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
  });
  return (id: RowId) => {
    kept.current = id;
  };
}
