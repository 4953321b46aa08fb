import { useEffect, useState } from 'react';

/**
 * Gives focus back to where it was before something opened, when that goes away at once and takes focus with it. React Aria
 * tries too, but a frame early when the removal was a transition: the page behind is still inert then, and takes no focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  const [opener, setOpener] = useState<Element | null>();
  // Looked up before anything of it is there: a field in it may take focus while it is mounted, and a dialog around take it back.
  if (isOpen && opener === undefined) setOpener(document.activeElement);
  if (!isOpen && opener !== undefined) setOpener(undefined);

  useEffect(() => {
    if (!(opener instanceof HTMLElement)) return;
    const giveBack = () => {
      if (hasLost(opener)) opener.focus();
      return document.activeElement === opener;
    };
    return () => {
      // On a busy machine the page is inert for one more frame.
      requestAnimationFrame(() => giveBack() || requestAnimationFrame(giveBack));
    };
  }, [opener]);
}

/** Whether focus is on the body, or on the first element of the dialog, which took it back. */
function hasLost(opener: HTMLElement): boolean {
  const focused = document.activeElement;
  const around = opener.closest('[role="dialog"], [role="alertdialog"]');
  return focused === document.body || (around?.contains(focused) ?? false);
}
