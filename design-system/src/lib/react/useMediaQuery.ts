import { useCallback, useSyncExternalStore } from 'react';

/** Whether a query of `media` holds now; for structure that styles cannot change. On a server none does. */
export function useMediaQuery(query: `@media ${string}`): boolean {
  const condition = query.slice('@media '.length);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => false,
  );
}
