import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useStorage } from '../../storage/StorageProvider.tsx';
import { ownPicture } from './own-picture.storage.ts';

/**
 * The picture of the signed-in person: it follows the account settings, also those in another tab.
 *
 * @param other the picture that the data of a page have, for a browser that does not know the settings
 */
export function useOwnPicture(other: string | null | undefined): string | null | undefined {
  const area = useStorage();
  const entry = useMemo(() => ownPicture.in(area), [area]);
  const subscribe = useCallback((listener: () => void) => entry.subscribe(listener), [entry]);
  const own = useSyncExternalStore(subscribe, entry.read);
  return own === undefined ? other : own;
}
