import { useHasPassed } from '@embarque/design-system';
import { useMemo, useSyncExternalStore } from 'react';
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
  const isOver = useHasPassed(until);
  return until === null || isOver;
}
