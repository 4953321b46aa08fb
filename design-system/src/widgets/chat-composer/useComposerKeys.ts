import type { KeyboardEvent } from 'react';
import type { ChatComposerProps } from './chat-composer.types.ts';
import { useComposition } from './useComposition.ts';

interface ComposerKeys extends Pick<ChatComposerProps, 'context' | 'onCancelContext' | 'onEditLast'> {
  /** Whether nothing is written. */
  isEmpty: boolean;
  onSend: () => void;
}

/** The keys of the field: Enter sends, the arrow up in an empty one changes the last own message, Escape ends that. */
export function useComposerKeys({ isEmpty, context, onSend, onCancelContext, onEditLast }: ComposerKeys) {
  const { onCompositionEnd, isOfInputMethod } = useComposition();
  const actOn = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key === 'Enter' && !shiftKey) {
      onSend();
      return true;
    }
    if (key === 'ArrowUp' && isEmpty && onEditLast) {
      onEditLast();
      return true;
    }
    if (key !== 'Escape' || !context || !onCancelContext) return false;
    onCancelContext();
    return true;
  };
  return {
    onCompositionEnd,
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.defaultPrevented) return;
      const isEnter = event.key === 'Enter' && !event.shiftKey;
      // The Enter that ends a composition must not break the line either.
      if (isOfInputMethod(event.nativeEvent)) {
        if (isEnter && !event.nativeEvent.isComposing) event.preventDefault();
      } else if (actOn(event)) event.preventDefault();
    },
  };
}
