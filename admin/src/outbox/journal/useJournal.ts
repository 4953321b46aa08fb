import { useMemo, useSyncExternalStore } from 'react';
import { useUserStorage } from '../../session/storage/useUserStorage.ts';
import type { Persisted } from '../../storage/persisted.ts';
import { storedJournal } from './journal.storage.ts';
import type { Journal } from './journal.types.ts';

/** The changes of the signed-in person, the latest first, in step with other tabs. */
export function useJournal(): Journal {
  const stored = useStoredJournal();
  return useSyncExternalStore(stored.subscribe, stored.read);
}

/** The stored journal of the signed-in person. */
export function useStoredJournal(): Persisted<Journal> {
  const own = useUserStorage();
  return useMemo(() => storedJournal.in(own), [own]);
}
