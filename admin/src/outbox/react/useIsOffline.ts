import { useSyncExternalStore } from 'react';

const isOffline = () => !navigator.onLine;

/** Whether the browser has no connection at all. */
export const useIsOffline = (): boolean => useSyncExternalStore(watchConnection, isOffline);

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
