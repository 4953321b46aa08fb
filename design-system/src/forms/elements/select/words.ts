import type { KeyboardEvent } from 'react';

interface Words<Value> {
  /** Whether typed texts are chosen as they are. */
  takesWords: boolean;
  /** What is typed now. */
  text: string;
  /** The value that a text stands for. */
  valueOf: (word: string) => Value;
  onWord: (value: Value) => void;
}

/** Takes what was typed as a value of its own, by Enter, a comma, a semicolon, or leaving the field. */
export function wordsOf<Value>({ takesWords, text, valueOf, onWord }: Words<Value>) {
  const take = () => {
    const word = text.trim();
    if (takesWords && word) onWord(valueOf(word));
  };
  const takeByKey = (event: KeyboardEvent<HTMLElement>) => {
    const isOnOption = (event.target as HTMLElement).hasAttribute('aria-activedescendant');
    const isMeant = [',', ';'].includes(event.key) || (event.key === 'Enter' && !isOnOption);
    if (!takesWords || !isMeant || !text.trim() || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    take();
  };
  return { take, takeByKey };
}
