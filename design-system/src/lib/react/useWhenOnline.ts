import { useEffect, useEffectEvent } from 'react';

/**
 * Calls a function each time the browser gets its connection back.
 *
 * @param act left out, nothing happens
 */
export function useWhenOnline(act: (() => void) | undefined): void {
  const isWaiting = act !== undefined;
  const actNow = useEffectEvent(() => act?.());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const waiting = new AbortController();
    addEventListener('online', actNow, { signal: waiting.signal });
    return () => waiting.abort();
  }, [isWaiting]);
}
