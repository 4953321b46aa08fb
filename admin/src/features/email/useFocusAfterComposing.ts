import { useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost, isInLayer } from '../../routing/layers.ts';
import type { ComposeActor } from './mailbox/mailbox.types.ts';

interface WritingFocus {
  compose: ComposeActor;
  /** Whether the composer is open. */
  isWriting: boolean;
  /** Called when the element that opened the composer is gone, too. */
  onLost: () => void;
}

/** Returns focus to the element that opened the composer when it closes. */
export function useFocusAfterComposing({ compose, isWriting, onLost }: WritingFocus): void {
  const opener = useOpener(compose);
  const wasWriting = useRef(isWriting);

  const giveBack = useEffectEvent(() => {
    if (!isFocusLost()) return true;
    opener.current?.focus();
    if (isFocusLost()) onLost();
    return !isFocusLost();
  });

  useEffect(() => {
    // A dialog over the composer leaves the page inert for one more frame.
    if (wasWriting.current && !isWriting && !giveBack()) requestAnimationFrame(() => giveBack());
    wasWriting.current = isWriting;
  }, [isWriting]);
}

/** The last focused element when a message was started; for a menu item, the menu's button. */
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
