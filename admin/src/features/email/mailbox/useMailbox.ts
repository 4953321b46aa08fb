import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useAppStateActor } from '../../../app-state/AppStateProvider.tsx';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { useUser } from '../../../session/SessionProvider.tsx';
import { useBelongings } from '../../../session/useBelongings.ts';
import type { SafeStorage } from '../../../storage/storage.ts';
import { composeMachine } from '../compose/compose.machine.ts';
import { saveRest } from './email.api.ts';
import { emailMachine } from './email.machine.ts';
import { type EmailPlace, hrefOf } from '../model/email.query.ts';
import { readKept } from '../drafts/drafts.storage.ts';
import { useKeptMails } from '../drafts/useStoredDrafts.ts';
import { useMailToasts } from './useMailboxToasts.ts';
import type { EmailActor, Mailbox } from './mailbox.types.ts';
import { usePosting } from '../compose/usePosting.ts';

/** Runs the two machines of the mailbox by the address, and keeps what is written here over a reload. */
export function useMailbox(place: EmailPlace, storage: SafeStorage): Mailbox {
  const user = useUser();
  const area = useBelongings(storage);
  const writer = { name: user?.fullName ?? '', email: user?.email ?? '' };
  const navigate = useNavigate();
  const [own] = useState(() => readKept(area, writer.email).own);
  const email = useInspectedActor(emailMachine, { input: { list: place, own } });
  const [lastId] = useState(idToCountFrom);
  const compose = useInspectedActor(composeMachine, { input: { lastId } });
  const go: Mailbox['go'] = (change, options) => void navigate(hrefOf({ ...place, ...change }), options);
  const mailbox = { email, compose, writer, place, go };

  useFollowedAddress(email, place);
  useCountedMails(email);
  useKeptMails({ email, compose, area, owner: writer.email });
  usePosting(mailbox);
  useMailToasts(mailbox);
  useLastWords(email);
  return mailbox;
}

/** Pages begin at other moments, and far enough apart for a thousand mails: no two mails have the same id. */
function idToCountFrom(): number {
  return -(Date.now() * 1000 + Math.floor(Math.random() * 1000));
}

/** Changes that wait when the page is left still go to the server. */
function useLastWords(email: EmailActor) {
  const { t } = useLingui();
  const complain = useEffectEvent(() => notify.error(t`A change of the mails could not be saved after you left them.`));
  useEffect(
    () => () => {
      // The first is on its way already.
      const [, ...rest] = email.getSnapshot().context.queue;
      saveRest(rest.map(({ change }) => change)).catch(complain);
    },
    [email],
  );
}

function useFollowedAddress(email: EmailActor, { folder, label, q, mail }: EmailPlace) {
  useEffect(() => {
    const { list } = email.getSnapshot().context;
    if (list.folder === folder && list.label === label && list.q === q) return;
    email.send({ type: 'list chosen', list: { folder, label, q } });
  }, [email, folder, label, q]);

  useEffect(() => {
    if (mail === null) email.send({ type: 'mail closed' });
    else email.send({ type: 'mail opened', id: mail });
  }, [email, mail]);
}

/** The menu counts what the mailbox does, changes that wait for the server included. */
function useCountedMails(email: EmailActor) {
  const appState = useAppStateActor();
  useEffect(() => {
    let told: number | null = null;
    const tell = ({ context }: SnapshotFrom<EmailActor>) => {
      const unread = context.shownList ? context.counts.inbox : null;
      if (unread !== null && unread !== told) appState.send({ type: 'mails counted', unread });
      told = unread;
    };
    tell(email.getSnapshot());
    const subscription = email.subscribe(tell);
    return () => subscription.unsubscribe();
  }, [appState, email]);
}
