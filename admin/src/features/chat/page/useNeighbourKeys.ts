import { isComposing } from '@embarque/design-system';
import type { ConversationListHandle } from '@embarque/design-system/chat';
import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Alt with an arrow opens the neighbour conversation, also while something is typed: no letter of its own is taken. */
export function useNeighbourKeys(list: RefObject<ConversationListHandle | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const isMeant = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (step === undefined || !isMeant || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault();
      // The composer takes an arrow alone.
      event.stopPropagation();
      list.current?.move(step);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [list]);
}
