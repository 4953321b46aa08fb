import type { IdleEvent } from './idle.machine.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Reports activity in this tab, and moments at which another tab may have been active. */
export function watchActivity(onEvent: (type: IdleEvent['type']) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const sign of SIGNS_OF_LIFE) {
    addEventListener(sign, () => onEvent('person was active'), { signal, passive: true, capture: true });
  }
  addEventListener('storage', () => onEvent('look again'), { signal });
  document.addEventListener('visibilitychange', () => onEvent('look again'), { signal });
  return () => listening.abort();
}
