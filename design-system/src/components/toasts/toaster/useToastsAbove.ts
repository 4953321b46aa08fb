import { type RefObject, useLayoutEffect } from 'react';
import { keepToastsOff, makeRoomForToasts } from './toasts-above.ts';

/**
 * Keeps the toasts of the bottom edge above what stands there for a while and must not be covered, such as the buttons of a window.
 *
 * @param ref what must not be covered
 */
export function useToastsAbove(ref: RefObject<Element | null>): void {
  useLayoutEffect(() => (ref.current ? keepToastsOff(ref.current) : undefined), [ref]);
}

/**
 * Tells an element at the top of the window, in the variable `ROOM`, how much of it toasts cover.
 *
 * @param ref what begins below them
 */
export function useRoomForToasts(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (ref.current ? makeRoomForToasts(ref.current) : undefined), [ref]);
}
