import { createContext, type ReactNode, useContext } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useActorState } from '../app-state/useActorState.ts';
import type { SessionApi } from './session.api.ts';
import type { Session } from './session.ts';
import type { SessionUser } from './session.types.ts';
import type { SessionActor } from './machine/session.machine.ts';

interface SessionAccess {
  session: Session;
  api: SessionApi;
}

const SessionContext = createContext<SessionAccess | null>(null);

export function SessionProvider({ session, api, children }: SessionAccess & { children: ReactNode }) {
  return <SessionContext value={{ session, api }}>{children}</SessionContext>;
}

/** The session of this page, to send events to, and its calls. */
export function useSession(): SessionAccess {
  const access = useContext(SessionContext);
  if (!access) throw new Error('There is no session here. Put SessionProvider around what asks for it.');
  return access;
}

/** A part of the session's state; renders again only when that part changes. */
export function useSessionState<T>(select: (snapshot: SnapshotFrom<SessionActor>) => T): T {
  return useActorState(useSession().session.actor, select);
}

/** Keeps the page of the previous user while the sign-in overlay covers unsaved work. */
export const PageOwner = createContext<SessionUser | null>(null);

/** The signed-in user, or the one whose page waits under the sign-in overlay; `null` otherwise. */
export function useUser(): SessionUser | null {
  const owner = useContext(PageOwner);
  return useSessionState(({ context }) => context.identity?.user ?? null) ?? owner;
}
