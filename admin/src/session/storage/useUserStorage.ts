import { useMemo } from 'react';
import { type SafeStorage, storage } from '../../storage/storage.ts';
import { createUserStorage } from './user-storage.ts';
import { useSession, useUser } from '../SessionProvider.tsx';

/** Storage for what the person leaves on a page: what a page writes must go through it to be gone after a sign-out. */
export function useUserStorage(area: SafeStorage = storage): SafeStorage {
  const { actor } = useSession().session;
  const owner = useUser()?.email ?? null;
  return useMemo(
    () => createUserStorage(owner, area, () => actor.getSnapshot().context.identity?.user.email ?? null),
    [owner, area, actor],
  );
}
