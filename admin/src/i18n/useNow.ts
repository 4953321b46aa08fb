import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time now, which goes on by the minute while it is shown. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
