import { useEffect } from 'react';

/** J and K go from story to story. */
export function useShortcuts(): void {
  useEffect(() => {
    const go = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[key.toLowerCase()];
      const isTyping = target instanceof HTMLElement && target.matches('input:not([type="radio"], [type="range"])');
      if (!step || isTyping || ctrlKey || metaKey || altKey) return;
      const headings = [...document.querySelectorAll<HTMLElement>('.rv-card h3')];
      const at = headings.findIndex((heading) => heading.closest('.rv-card')?.contains(document.activeElement));
      const next = headings[at < 0 ? 0 : at + step];
      next?.focus({ preventScroll: true });
      next?.closest('.rv-card')?.scrollIntoView();
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, []);
}
