import { useCallback, useSyncExternalStore } from 'react';
import { type NextMoment, watchClock } from './clock.ts';

/**
 * A value that depends on the time. Its widget is drawn again when the value is another one, at the moment that `next` names or as
 * soon as the page wakes after it.
 *
 * @param read gives the value at a moment, in milliseconds since 1970
 * @param next the same function at each rendering, such as one from `useMemo`
 */
export function useClock<Value extends string | number | boolean | null>(
  read: (now: number) => Value,
  next: NextMoment,
): Value {
  const watch = useCallback((listener: () => void) => watchClock(listener, next), [next]);
  const readNow = () => read(Date.now());
  return useSyncExternalStore(watch, readNow, readNow);
}
