import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useAppStateActor } from '../../../app-state/AppStateProvider.tsx';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { useUser } from '../../../session/SessionProvider.tsx';
import { useUserStorage } from '../../../session/storage/useUserStorage.ts';
import { composeMachine } from '../compose/compose.machine.ts';
import { useOutbox } from '../../../outbox/react/OutboxProvider.tsx';
import { useSettled } from '../../../outbox/react/useSettled.ts';
import { emailOutbox } from './email.outbox.ts';
import { emailMachine } from './email.machine.ts';
import { type EmailPlace, hrefOf } from '../model/email.query.ts';
import { readStoredMessages } from '../drafts/drafts.storage.ts';
import { useStoredDrafts } from '../drafts/useStoredDrafts.ts';
import type { EmailActor, Mailbox } from './mailbox.types.ts';
import { useShownMessage } from '../compose/useShownMessage.ts';
import { useComposedMessages } from '../compose/useComposedMessages.ts';

/** Runs the two machines of the mailbox by the URL, and stores drafts over a reload. */
export function useMailbox(place: EmailPlace): Mailbox {
  const user = useUser();
  const area = useUserStorage();
  const address = user?.email ?? '';
  const navigate = useNavigate();
  const [own] = useState(() => readStoredMessages(area, address).own);
  const outbox = useOutbox();
  const flushed = useSettled(emailOutbox.name);
  const email = useInspectedActor(emailMachine, { input: { outbox, list: place, own, flushed } });
  const [lastId] = useState(firstDraftId);
  const aliases = useActorState(email, ({ context }) => context.aliases);
  const writer = { name: user?.fullName ?? '', email: address, aliases };
  const compose = useInspectedActor(composeMachine, { input: { lastId } });
  const go: Mailbox['go'] = (change, options) => void navigate(hrefOf({ ...place, ...change }), options);
  const mailbox = { email, compose, writer, place, go };

  useUrlSync(email, place);
  useUnreadCount(email);
  useStoredDrafts({ email, compose, area, owner: address });
  useShownMessage(mailbox);
  useComposedMessages(mailbox);
  useOpenedNeighbours(mailbox);
  return mailbox;
}

/** Starts at the current microsecond, so that no two pages assign the same id. */
function firstDraftId(): number {
  return -(Date.now() * 1000 + Math.floor(Math.random() * 1000));
}

function useOpenedNeighbours({ email, go }: Pick<Mailbox, 'email' | 'go'>) {
  const onOpened = useEffectEvent((id: number) => go({ mail: id }, { replace: true }));
  useEffect(() => {
    const subscription = email.on('neighbour opened', ({ id }) => onOpened(id));
    return () => subscription.unsubscribe();
  }, [email]);
}

function useUrlSync(email: EmailActor, { folder, label, q, isUnread, mail }: EmailPlace) {
  useEffect(() => {
    const { list } = email.getSnapshot().context;
    if (list.folder === folder && list.label === label && list.q === q && list.isUnread === isUnread) return;
    email.send({ type: 'list requested', list: { folder, label, q, isUnread } });
  }, [email, folder, label, q, isUnread]);

  useEffect(() => {
    if (mail === null) email.send({ type: 'message closed' });
    else email.send({ type: 'message opened', id: mail });
  }, [email, mail]);
}

/** Keeps the count in the menu in step with the mailbox, pending changes included. */
function useUnreadCount(email: EmailActor) {
  const appState = useAppStateActor();
  useEffect(() => {
    let lastUnread: number | null = null;
    const report = ({ context }: SnapshotFrom<EmailActor>) => {
      const unread = context.shownList ? context.counts.inbox : null;
      if (unread !== null && unread !== lastUnread) appState.send({ type: 'mails counted', unread });
      lastUnread = unread;
    };
    report(email.getSnapshot());
    const subscription = email.subscribe(report);
    return () => subscription.unsubscribe();
  }, [appState, email]);
}
