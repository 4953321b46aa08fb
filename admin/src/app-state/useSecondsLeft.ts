import { useEffect, useState } from 'react';

const left = (until: number) => Math.max(Math.ceil((until - Date.now()) / 1000), 0);

/**
 * The whole seconds until a moment; never negative. Timers stand still while a computer sleeps, so the clock is read again when
 * the page is looked at.
 *
 * @param until in milliseconds since 1970
 */
export function useSecondsLeft(until: number): number {
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    // A clock that is set back by hours adds none.
    let shown = Number.POSITIVE_INFINITY;
    const read = () => {
      shown = Math.min(shown, left(until));
      setSeconds(shown);
    };
    read();
    const timer = setInterval(read, 1000);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [until]);
  return seconds;
}
