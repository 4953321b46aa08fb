import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';

export interface RowsHandle {
  /** Takes focus to the row it was on last, or to the first. */
  focus: () => void;
  /** Takes focus so many rows further; what is beyond an end is the end. */
  move: (step: number) => void;
}

interface RowsHandleOptions {
  ref: Ref<RowsHandle> | undefined;
  rows: readonly { id: number }[];
  /** The position of the row that has focus, or would get it. */
  current: number;
  openId: number | null;
  /** Whether the list is drawn and measured: before, nothing can be brought in sight. */
  isDrawn: boolean;
  hasFocus: () => boolean;
  goTo: (index: number) => { id: number } | null;
  onMove: ((moved: { id: number }) => void) | undefined;
  /** Brings a row in sight. */
  onShow: (index: number) => void;
}

/** Moves focus for the owner of the list, and brings the row in sight that the owner opens. */
export function useRowsHandle({
  ref,
  rows,
  current,
  openId,
  isDrawn,
  hasFocus,
  goTo,
  onMove,
  onShow,
}: RowsHandleOptions) {
  useImperativeHandle(ref, () => ({
    focus: () => void goTo(current),
    move: (step) => {
      const reached = goTo(hasFocus() ? current + step : current);
      if (reached) onMove?.({ id: reached.id });
    },
  }));

  const shownId = useRef<number | null>(null);
  const showOpened = useEffectEvent(() => {
    if (!isDrawn || shownId.current === openId) return;
    const index = rows.findIndex(({ id }) => id === openId);
    if (index >= 0) onShow(index);
    shownId.current = openId;
  });
  useEffect(() => showOpened());
}
