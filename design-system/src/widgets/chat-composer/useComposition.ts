import { useRef } from 'react';
import { isComposing } from '../../theme/provider/composition.ts';

/**
 * Tells the keys that belong to an input method. Safari ends the composition first and reports the Enter that ended it after that,
 * in the same task, as a key like any other.
 */
export function useComposition() {
  const hasJustEnded = useRef(false);
  return {
    onCompositionEnd: () => {
      hasJustEnded.current = true;
      setTimeout(() => (hasJustEnded.current = false));
    },
    isOfInputMethod: (event: KeyboardEvent) => hasJustEnded.current || isComposing(event),
  };
}
