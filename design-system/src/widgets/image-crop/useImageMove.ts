import { useId, useRef } from 'react';
import { useMove } from 'react-aria/useMove';

interface ImageMove {
  label: string;
  /** The way of one press of an arrow key, as a share of the frame, and with Shift. */
  step: { usual: number; large: number };
  /** Called when a drag or a press of a key begins. */
  onStart?: (move: { isByKeys: boolean }) => void;
  /** Called with the way since the last call, as shares of the frame's width and height. */
  onMove: (way: { x: number; y: number }) => void;
}

/** A frame in which something is moved by dragging and by arrow keys: its props, and the id of the text that says so. */
export function useImageMove({ label, step, onStart, onMove }: ImageMove) {
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { moveProps } = useMove({
    onMoveStart: ({ pointerType }) => onStart?.({ isByKeys: pointerType === 'keyboard' }),
    onMove({ pointerType, deltaX, deltaY, shiftKey }) {
      const way = shiftKey ? step.large : step.usual;
      const { width = 1, height = 1 } = frame.current?.getBoundingClientRect() ?? {};
      const unit = pointerType === 'keyboard' ? { x: way, y: way } : { x: 1 / (width || 1), y: 1 / (height || 1) };
      onMove({ x: deltaX * unit.x, y: deltaY * unit.y });
    },
  });
  const frameProps = {
    ...moveProps,
    ref: frame,
    // An image has no direction of writing.
    dir: 'ltr',
    role: 'application',
    tabIndex: 0,
    'aria-label': label,
    'aria-describedby': helpId,
  } as const;
  return { frame, frameProps, helpId };
}
