import { useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost, isInLayer } from '../email.layers.ts';
import type { ComposeActor } from '../mailbox/mailbox.types.ts';

interface WritingFocus {
  compose: ComposeActor;
  /** Whether the window in which a mail is written is there. */
  isWriting: boolean;
  /** Called when what opened the window is gone, too. */
  onLost: () => void;
}

/** When the window of a mail goes, and focus with it, focus comes back to what opened the window. */
export function useFocusAfterWriting({ compose, isWriting, onLost }: WritingFocus): void {
  const opener = useOpener(compose);
  const wasWriting = useRef(isWriting);

  const giveBack = useEffectEvent(() => {
    if (!isFocusLost()) return true;
    opener.current?.focus();
    if (isFocusLost()) onLost();
    return !isFocusLost();
  });

  useEffect(() => {
    // When a dialog over the window goes with it, the page behind is inert for one more frame.
    if (wasWriting.current && !isWriting && !giveBack()) requestAnimationFrame(() => giveBack());
    wasWriting.current = isWriting;
  }, [isWriting]);
}

/** What had focus on the page when a mail was begun: for an item of a menu, the button of the menu. */
function useOpener(compose: ComposeActor) {
  const last = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !isInLayer(target)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    let writtenId: number | null = null;
    const subscription = compose.subscribe(({ context: { draft } }) => {
      if (draft && draft.id !== writtenId) opener.current = last.current;
      writtenId = draft?.id ?? null;
    });
    return () => subscription.unsubscribe();
  }, [compose]);

  return opener;
}
