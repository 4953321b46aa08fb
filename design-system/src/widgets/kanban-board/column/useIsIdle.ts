import { startTransition, useEffect, useState } from 'react';

/** A dropped card may be lifted again at once. */
const IDLE_MS = 1000;

/** Whether nothing has been going on for a while. */
export function useIsIdle(isBusy: boolean): boolean {
  const [isIdle, setIdle] = useState(true);
  if (isBusy && isIdle) setIdle(false);
  useEffect(() => {
    if (isBusy || isIdle) return undefined;
    const timer = setTimeout(() => startTransition(() => setIdle(true)), IDLE_MS);
    return () => clearTimeout(timer);
  }, [isBusy, isIdle]);
  return isIdle;
}
