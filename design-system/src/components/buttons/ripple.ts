import type { PointerEvent } from 'react';
import { prefersStillness } from '../../theme/appearance.ts';

/** Spreads a fading circle from where the pointer went down, for half a second. */
export function ripple({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (prefersStillness()) return;

  // Hundreds of buttons are never pressed, and do without the box that the ripple is drawn in.
  currentTarget.dataset['rippled'] = '';
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const position = `at ${clientX - left}px ${clientY - top}px`;
  currentTarget.animate(
    [
      { clipPath: `circle(0 ${position})`, opacity: 0.24 },
      { clipPath: `circle(${Math.hypot(width, height)}px ${position})`, opacity: 0 },
    ],
    { duration: 500, easing: 'ease-out', pseudoElement: '::after' },
  );
}
