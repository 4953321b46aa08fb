import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useAppState } from '../../app-state/AppStateProvider.tsx';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useSession, useSessionState, useUser } from '../../session/SessionProvider.tsx';
import { whenSignedIn } from '../../session/machine/when-signed-in.ts';
import { useUserStorage } from '../../session/storage/useUserStorage.ts';
import { useStorage } from '../../storage/StorageProvider.tsx';
import { tabName } from '../../storage/tab.ts';
import { type LoadFeature, type OpenFeatures, type RunningOutbox, sendWith } from '../outbox.connect.ts';
import { restore } from '../outbox.core.ts';
import { createInbox, type Inbox } from './outbox.inbox.ts';
import { outboxWith } from '../outbox.machine.ts';
import { readOutbox } from '../storage/outbox.storage.ts';
import { outboxStorage, readOtherTabs } from '../storage/outbox.tabs.ts';
import type { OutboxChange } from '../outbox.types.ts';
import { useIsOffline } from './useIsOffline.ts';

export interface Outbox extends RunningOutbox {
  /** The changes that no message has shown yet. */
  inbox: Inbox<OutboxChange>;
  /** The changes that are not in the journal yet. */
  unrecorded: Inbox<OutboxChange>;
}

const OutboxContext = createContext<Outbox | null>(null);

export interface OutboxProviderProps {
  loadFeature: LoadFeature;
  children: ReactNode;
}

/** Runs the outbox for everything below: what an earlier page or a closed tab has left is sent first. */
export function OutboxProvider({ loadFeature, children }: OutboxProviderProps) {
  const by = useUser()?.email ?? '';
  const storage = useStorage();
  const own = useUserStorage();
  const [open] = useState<OpenFeatures>(() => new Map());
  const [inbox] = useState(() => createInbox<OutboxChange>());
  const [unrecorded] = useState(() => createInbox<OutboxChange>());
  const session = useSession().session.actor;
  const isSignedIn = useSessionState((snapshot) => snapshot.matches('signedIn'));
  // Under a sign-in over the page, commands wait as they do without a connection.
  const isOffline = useIsOffline() || !isSignedIn;
  const [input] = useState(() => ({
    isOffline,
    entries: restore(readOutbox(own, tabName(), by).entries),
    elsewhere: readOtherTabs(own, tabName(), by),
  }));
  const machine = useMemo(
    () =>
      outboxWith(sendWith(open, loadFeature, storage, whenSignedIn(session, by))).provide({
        actors: { storage: outboxStorage(own, by) },
      }),
    [open, loadFeature, storage, session, by, own],
  );
  const actor = useInspectedActor(machine, { input });

  const isReadOnly = useAppState(({ view }) => view !== null);

  useLayoutEffect(() => actor.send({ type: 'read-only changed', isReadOnly }), [actor, isReadOnly]);
  useLayoutEffect(() => actor.send({ type: 'connection changed', isOffline }), [actor, isOffline]);
  useEffect(() => {
    const subscriptions = [inbox, unrecorded].map(({ put }) => actor.on('*', put));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, inbox, unrecorded]);

  const [unattended] = useState(() => new Set<string>());
  const outbox = useMemo(
    () => ({ actor, by, open, unattended, inbox, unrecorded }),
    [actor, by, open, unattended, inbox, unrecorded],
  );
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('There is no outbox here. Put OutboxProvider around what gives commands.');
  return outbox;
}
