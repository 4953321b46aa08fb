import { useToday } from '@embarque/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Loads again when another day begins, for figures that the server counts by days. */
export function useReloadOnNewDay(reload: () => void): void {
  const today = useToday();
  const loadedOn = useRef(today);
  const loadAgain = useEffectEvent(reload);
  useEffect(() => {
    if (loadedOn.current === today) return;
    loadedOn.current = today;
    loadAgain();
  }, [today]);
}
