import { type PointerEvent, useEffect, useRef } from 'react';

/** The point of a press, relative to the window. */
export interface Point {
  x: number;
  y: number;
  /** Whether a key stood in for the pointer. */
  isByKey: boolean;
}

const longMs = 500;
/** A finger never rests quite still. */
const slack = 10;

/** Hears a finger that stays: phones without a right button, of which not all report it as one. */
export function useLongPress(onLongPress: (position: Point) => void) {
  const start = useRef<Point>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      cancel();
      if (pointerType !== 'touch') return;
      const position = { x, y, isByKey: false };
      start.current = position;
      timer.current = setTimeout(() => onLongPress(position), longMs);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > slack) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  };
}
