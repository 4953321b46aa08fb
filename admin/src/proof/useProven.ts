import { useMemo, useSyncExternalStore } from 'react';
import { useNow } from '../i18n/useNow.ts';
import { useUserStorage } from '../session/storage/useUserStorage.ts';
import type { Persisted } from '../storage/persisted.ts';
import { provenUntil } from './proven.storage.ts';

/** The stored moment, to write what the server has said of it. */
export function useProven(): Persisted<string | null> {
  const area = useUserStorage();
  return useMemo(() => provenUntil.in(area), [area]);
}

/** Whether sensitive requests need the password: the last proof is older than 10 minutes. */
export function useProofNeeded(): boolean {
  const proven = useProven();
  const until = useSyncExternalStore(proven.subscribe, proven.read);
  const now = useNow();
  return until === null || Date.parse(until) <= now.getTime();
}
