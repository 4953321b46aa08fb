import { useEffect, useState } from 'react';

/** Signs that somebody is there. Focus is none: a page takes it by itself. */
const HANDS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whoever only looks, or listens, is not kept waiting for ever. */
const PATIENCE_MS = 7000;

/** How long a busy page may put it off. */
const MOST_DELAY_MS = 1000;

/**
 * Whether the page on screen has come first: it turns true in the first quiet moment after somebody puts a hand to the page. What
 * nobody has asked for yet must not take the network and the processor from what they came for.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    // Where it cannot be fetched, the page does without it.
    const fetchLater = () => void import('./later.ts').then(() => setIdle(true)).catch(() => undefined);
    const onHand = () => {
      waiting.abort();
      // Not every browser knows quiet moments.
      if ('requestIdleCallback' in window) requestIdleCallback(fetchLater, { timeout: MOST_DELAY_MS });
      else setTimeout(fetchLater);
    };
    for (const hand of HANDS) addEventListener(hand, onHand, { signal, passive: true, capture: true });
    const timer = setTimeout(onHand, PATIENCE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    return () => waiting.abort();
  }, []);

  return isIdle;
}
