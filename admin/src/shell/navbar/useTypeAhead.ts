import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text that somebody types between opening a layer and its field taking focus: its code may still be loading, and
 * the keys would go to the page below. Escape gives the layer up.
 *
 * @returns the text so far, empty while the layer is closed
 */
export function useTypeAhead(isOpen: boolean, onEscape: () => void): string {
  const [text, setText] = useState('');
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    if (!isOpen) return;
    const waiting = new AbortController();
    const options = { capture: true, signal: waiting.signal };
    const take = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
      // A field that was loaded before may have the focus already.
      if (target instanceof Element && target.matches('[role="dialog"] input')) return waiting.abort();
      const isText = key.length === 1;
      if (ctrlKey || metaKey || altKey || isComposing || !(isText || OWN_KEYS.has(key))) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') escape();
      else if (isText) setText((before) => before + key);
      else if (key === 'Backspace') setText((before) => before.slice(0, -1));
    };
    addEventListener('keydown', take, options);
    addEventListener('focusin', () => waiting.abort(), options);
    return () => {
      waiting.abort();
      setText('');
    };
  }, [isOpen]);

  return text;
}

/** Enter has nothing to take yet, and must not press what is below. */
const OWN_KEYS = new Set(['Backspace', 'Enter', 'Escape']);
