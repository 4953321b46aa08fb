import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Closes the menu, and only then does what was chosen. */
export type Choose = (act?: () => void) => void;

/**
 * Gives the focus back to where it was before an item acts. An open menu keeps the page around it inert, and gives the focus back
 * late: work that an item starts elsewhere, as in a field or a dialog, could not take it.
 */
export function useChoice(triggerRef: RefObject<HTMLElement | null>, onClose: () => void): Choose {
  const [opener] = useState(() => document.activeElement);
  return (act) => {
    flushSync(onClose);
    const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
    (isThere ? opener : triggerRef.current)?.focus({ preventScroll: true });
    act?.();
  };
}
