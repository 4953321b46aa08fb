import { useMemo } from 'react';
import type { SafeStorage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/StorageProvider.tsx';
import type { SessionActor } from '../machine/session.machine.ts';
import { useSession, useUser } from '../SessionProvider.tsx';
import { readWholeSession } from './stored-session.ts';
import { createUserStorage } from './user-storage.ts';

/** Storage of the signed-in person; everything written through it is removed at sign-out. */
export function useUserStorage(): SafeStorage {
  const area = useStorage();
  const { actor } = useSession().session;
  const owner = useUser()?.email ?? null;
  return useMemo(() => createUserStorage(owner, area, () => personIn(actor, area)), [owner, area, actor]);
}

/** The email of the signed-in person. A tab that alone was signed out still has what the others share. */
export function personIn(actor: SessionActor, area: SafeStorage): string | null {
  const { identity, reason } = actor.getSnapshot().context;
  if (identity) return identity.user.email;
  return reason === 'revoked' ? (readWholeSession(area)?.user.email ?? null) : null;
}
