import { startTransition, useEffect, useState } from 'react';

/** Whoever has put a card down may take it up again at once. */
const CALM_MS = 1000;

/** Whether nothing has been going on for a while. */
export function useCalm(isBusy: boolean): boolean {
  const [isCalm, setCalm] = useState(true);
  if (isBusy && isCalm) setCalm(false);
  useEffect(() => {
    if (isBusy || isCalm) return undefined;
    const timer = setTimeout(() => startTransition(() => setCalm(true)), CALM_MS);
    return () => clearTimeout(timer);
  }, [isBusy, isCalm]);
  return isCalm;
}
