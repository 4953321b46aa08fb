import { useMemo } from 'react';
import { type SafeStorage, storage } from '../../storage/storage.ts';
import { createUserStorage } from './user-storage.ts';
import { useSession, useUser } from '../SessionProvider.tsx';

/** Storage of the signed-in person; everything written through it is removed at sign-out. */
export function useUserStorage(area: SafeStorage = storage): SafeStorage {
  const { actor } = useSession().session;
  const owner = useUser()?.email ?? null;
  return useMemo(
    () => createUserStorage(owner, area, () => actor.getSnapshot().context.identity?.user.email ?? null),
    [owner, area, actor],
  );
}
