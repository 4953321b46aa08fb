import { useClock } from '@embarque/design-system';
import { useMemo } from 'react';

const SECOND = 1000;

/**
 * The whole seconds until a moment; never negative. A clock that is set back by hours adds none.
 *
 * @param until in milliseconds since 1970
 */
export function useSecondsLeft(until: number): number {
  const { read, next } = useMemo(() => countdownTo(until), [until]);
  return useClock(read, next);
}

function countdownTo(until: number) {
  let least = Number.POSITIVE_INFINITY;
  return {
    read: (now: number): number => {
      least = Math.min(least, Math.max(Math.ceil((until - now) / SECOND), 0));
      return least;
    },
    next: (now: number): number =>
      until > now && until < Number.POSITIVE_INFINITY
        ? until - (Math.ceil((until - now) / SECOND) - 1) * SECOND
        : Number.POSITIVE_INFINITY,
  };
}
