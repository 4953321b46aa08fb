import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { MailListHandle } from '../mail-list.types.ts';

interface ListHandle {
  ref: Ref<MailListHandle> | undefined;
  mails: readonly { id: number }[];
  /** The place of the message that has focus, or would get it. */
  current: number;
  openId: number | null;
  /** Whether the list is drawn and measured: before, nothing can be brought in sight. */
  isDrawn: boolean;
  hasFocus: () => boolean;
  goTo: (index: number) => { id: number } | null;
  onMove: ((moved: { id: number }) => void) | undefined;
  /** Brings a message in sight. */
  onShow: (index: number) => void;
}

/** Moves focus for the owner of the list, and brings the message in sight that the owner opens. */
export function useListHandle({ ref, mails, current, openId, isDrawn, hasFocus, goTo, onMove, onShow }: ListHandle) {
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
    const index = mails.findIndex(({ id }) => id === openId);
    if (index >= 0) onShow(index);
    shownId.current = openId;
  });
  useEffect(() => showOpened());
}
