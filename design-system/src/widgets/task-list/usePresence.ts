import { type FocusEvent, useRef } from 'react';

/** Tells when the pointer or the focus comes into an element, and when both have left it. */
export function usePresence(onChange: ((change: { isInside: boolean }) => void) | undefined) {
  const inside = useRef({ pointer: false, focus: false });
  const note = (change: Partial<typeof inside.current>) => {
    const before = inside.current.pointer || inside.current.focus;
    inside.current = { ...inside.current, ...change };
    const isInside = inside.current.pointer || inside.current.focus;
    if (isInside !== before) onChange?.({ isInside });
  };
  return {
    pointer: {
      onPointerEnter: () => note({ pointer: true }),
      onPointerLeave: () => note({ pointer: false }),
    },
    onFocus: () => note({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      note({ focus: currentTarget.contains(relatedTarget ?? document.activeElement) }),
  };
}
