import { useMemo } from 'react';
import type { SafeStorage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/StorageProvider.tsx';
import { createUserStorage } from './user-storage.ts';
import { useSession, useUser } from '../SessionProvider.tsx';

/** Storage of the signed-in person; everything written through it is removed at sign-out. */
export function useUserStorage(): SafeStorage {
  const area = useStorage();
  const { actor } = useSession().session;
  const owner = useUser()?.email ?? null;
  return useMemo(
    () => createUserStorage(owner, area, () => actor.getSnapshot().context.identity?.user.email ?? null),
    [owner, area, actor],
  );
}
