import type { ReactNode, RefObject } from 'react';
import { GRACE_BEFORE_HIDING_MS, REST_BEFORE_SHOWING_MS } from './tooltip.times.ts';

interface HintTargetProps {
  /** Is given the one element inside. */
  targetRef: RefObject<HTMLElement | null>;
  /** Called when the mouse rests on it or the keyboard reaches it, with the time to wait. */
  onShow: (delay: number) => void;
  onHide: (delay: number) => void;
  children: ReactNode;
}

/** Stands around the element that a hint is about, and takes no room. Fingers see no hint. */
export const HintTarget = ({ targetRef, onShow, onHide, children }: HintTargetProps) => (
  <span
    ref={(wrapper) => {
      targetRef.current = (wrapper?.firstElementChild ?? null) as HTMLElement | null;
    }}
    style={{ display: 'contents' }}
    onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(REST_BEFORE_SHOWING_MS)}
    onPointerLeave={() => onHide(GRACE_BEFORE_HIDING_MS)}
    onPointerDown={() => onHide(0)}
    onFocus={(event) => event.target.matches(':focus-visible') && onShow(0)}
    onBlur={() => onHide(0)}
  >
    {children}
  </span>
);
