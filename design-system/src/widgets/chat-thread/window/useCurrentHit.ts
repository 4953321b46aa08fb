import { useEffect, useEffectEvent } from 'react';

/** Brings the message of the current hit in sight whenever it changes. */
export function useCurrentHit(id: string | null, isReady: boolean, show: (id: string) => void): void {
  const showHit = useEffectEvent(show);
  useEffect(() => {
    if (isReady && id !== null) showHit(id);
  }, [id, isReady]);
}
