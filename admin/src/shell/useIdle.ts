import { useEffect, useState } from 'react';

/** The page on screen comes first; what nobody has asked for yet waits at most this long for a quiet moment. */
const PATIENCE_MS = 2000;

/** Whether the page has come to rest since this was first shown. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    // Not every browser knows quiet moments.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(request);
  }, []);

  return isIdle;
}
