import { useSyncExternalStore } from 'react';
import { prefersStillness } from './appearance.ts';

/** Whether movement is unwelcome, also after the person changes their mind. */
export function useStillness(): boolean {
  return useSyncExternalStore(watch, prefersStillness, () => true);
}

function watch(onChange: () => void) {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const root = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  root.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    system.removeEventListener('change', onChange);
    root.disconnect();
  };
}
