import type { KeyboardEvent } from 'react';
import { useLocaleSettings } from '../../lib/i18n/LocaleProvider.tsx';

interface Ways {
  onStep: (step: 1 | -1) => void;
  onGo: (stop: number) => void;
  /** The place of the last stop. */
  last: number;
}

const fields = 'input, select, textarea, [contenteditable]';

/** Arrows, Home and End anywhere in a carousel, except in fields, whose own keys these are. */
export function useArrowKeys({ onStep, onGo, last }: Ways) {
  const { direction } = useLocaleSettings();
  const [forth, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const ways: Record<string, () => void> = {
    [forth]: () => onStep(1),
    [back]: () => onStep(-1),
    Home: () => onGo(0),
    End: () => onGo(last),
  };

  return (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const isOthers = event.defaultPrevented || (target instanceof Element && target.closest(fields) !== null);
    const way = ways[key];
    if (!way || isOthers || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    way();
  };
}
