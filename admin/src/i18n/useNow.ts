import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time now, which goes on by the minute while it is shown. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => watchMinutes(() => setNow(new Date())), []);
  return now;
}

/**
 * Calls a listener every minute, and when the page is looked at again: timers stand still while a computer sleeps.
 *
 * @returns stops listening
 */
export function watchMinutes(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const timer = setInterval(listener, MINUTE);
  document.addEventListener('visibilitychange', listener, { signal });
  addEventListener('pageshow', listener, { signal });
  addEventListener('focus', listener, { signal });
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}
