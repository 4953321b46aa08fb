import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the page is being printed. It turns before the browser lays out the sheets, so that a window on a long list can show all. */
export function useIsPrinting(): boolean {
  const isPaper = useMediaQuery('@media print');
  const [isComing, setComing] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('beforeprint', () => flushSync(() => setComing(true)), { signal });
    addEventListener('afterprint', () => setComing(false), { signal });
    return () => listening.abort();
  }, []);
  return isPaper || isComing;
}
