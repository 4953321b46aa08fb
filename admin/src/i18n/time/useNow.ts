import { nextMinute, useClock } from '@embarque/design-system';
import { useMemo } from 'react';

const MINUTE = 60_000;
const minuteOf = (now: number) => Math.floor(now / MINUTE) * MINUTE;

/** The beginning of the minute that it is now, for what shows a time of day. It goes on by itself. */
export function useNow(): Date {
  const minute = useClock(minuteOf, nextMinute);
  return useMemo(() => new Date(minute), [minute]);
}
