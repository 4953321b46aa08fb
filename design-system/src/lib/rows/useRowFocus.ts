import { type FocusEvent, useEffect, useRef } from 'react';

interface RowFocus<Row extends { id: number }> {
  rows: readonly Row[];
  /** The position of the row that has focus, or would get it. */
  current: number;
  scroller: HTMLElement | null;
  /** Brings a row in sight. */
  onShow: (position: number) => void;
  /** Called with the id of the row that gets focus. */
  onCurrent: (id: number) => void;
}

/** Takes focus from row to row, and keeps it on the list when the row that has it goes. */
export function useRowFocus<Row extends { id: number }>({ rows, current, scroller, onShow, onCurrent }: RowFocus<Row>) {
  const wantFocus = useWantedFocus({ rows, current, scroller });
  const hadFocus = useRef(false);

  const goTo = (index: number) => {
    const position = Math.max(0, Math.min(index, rows.length - 1));
    const target = rows[position];
    if (!target) return null;
    onCurrent(target.id);
    onShow(position);
    const row = rowAt(scroller, target.id);
    // A focused row must not take focus back from where it goes next.
    wantFocus(row ? null : target.id);
    row?.focus({ preventScroll: true });
    return target;
  };

  useEffect(() => {
    // A removed row loses focus without a blur event; leaving the list fires one.
    if (hadFocus.current && document.activeElement === document.body) goTo(current);
  });

  return {
    goTo,
    hasFocus: () => scroller?.contains(document.activeElement) === true,
    onFocus: ({ target }: FocusEvent) => {
      hadFocus.current = true;
      const id = Number(target.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']);
      if (id) onCurrent(id);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // While another window of the computer has focus, the row is where it comes back to.
      hadFocus.current = currentTarget.contains(relatedTarget ?? document.activeElement);
    },
  };
}

/** Takes focus to a row as soon as its row is drawn; to the one that moves up when it goes meanwhile. */
function useWantedFocus({ rows, current, scroller }: Pick<RowFocus<{ id: number }>, 'rows' | 'current' | 'scroller'>) {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const isThere = rows.some(({ id }) => id === wanted.current);
    const row = rowAt(scroller, isThere ? wanted.current : rows[current]?.id);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  return (id: number | null) => {
    wanted.current = id;
  };
}

function rowAt(scroller: HTMLElement | null, id: number | undefined) {
  return scroller?.querySelector<HTMLElement>(`[data-row-id="${id}"]`);
}
