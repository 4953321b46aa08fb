import { isComposing } from '../../../../theme/provider/composition.ts';
import type { KeyboardEvent } from 'react';

interface CustomValueOptions {
  /** Whether typed texts are chosen as they are. */
  isAllowed: boolean;
  /** The typed text. */
  text: string;
  /** Whether a separator belongs to the text. */
  isInsideQuotation: (text: string) => boolean;
  /** Called with a text that was meant as it is. */
  onCustomValue: (word: string) => void;
}

/** Takes what was typed as a value of its own, by a comma, a semicolon, or leaving the field. */
export function customValueProps({ isAllowed, text, isInsideQuotation, onCustomValue }: CustomValueOptions) {
  const take = () => {
    const word = text.trim();
    if (isAllowed && word) onCustomValue(word);
  };
  const takeByKey = (event: KeyboardEvent<HTMLElement>) => {
    const isOnOption = (event.target as HTMLElement).hasAttribute('aria-activedescendant');
    // The list empties the field before it is left: then nothing would be there to take.
    if (event.key === 'Tab' && !isOnOption) take();
    if (!isAllowed || ![',', ';'].includes(event.key) || !text.trim() || isComposing(event.nativeEvent)) return;
    if (isInsideQuotation(text)) return;
    event.preventDefault();
    event.stopPropagation();
    take();
  };
  return { take, takeByKey };
}
