import type { ChatComposerHandle } from '@embarque/design-system/chat';
import { type RefObject, useCallback, useRef } from 'react';

export interface ComposerFocus {
  composerRef: RefObject<ChatComposerHandle | null>;
  /** Takes focus to the composer, once it is there. On a touch screen its keyboard would cover the messages. */
  ask: () => void;
  /** Called by a composer that has just come. */
  onShown: () => void;
}

/** Focus for the composer of a conversation that a person opens, also while its messages are still being loaded. */
export function useComposerFocus(): ComposerFocus {
  const composerRef = useRef<ChatComposerHandle | null>(null);
  const isAsked = useRef(false);
  const ask = useCallback(() => {
    isAsked.current = matchMedia('(pointer: fine)').matches;
  }, []);
  const onShown = useCallback(() => {
    if (isAsked.current) composerRef.current?.focus();
    isAsked.current = false;
  }, []);
  return { composerRef, ask, onShown };
}
