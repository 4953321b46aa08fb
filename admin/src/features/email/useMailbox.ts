import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useAppStateActor } from '../../app-state/AppStateProvider.tsx';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useUser } from '../../session/SessionProvider.tsx';
import type { SafeStorage } from '../../storage/storage.ts';
import type { Writer } from './compose.draft.ts';
import { composeMachine } from './compose.machine.ts';
import { saveRest } from './email.api.ts';
import { emailMachine } from './email.machine.ts';
import { type EmailPlace, hrefOf } from './email.query.ts';
import { isAboutMails, lastIdOf, readKept, writeKept } from './email.store.ts';
import { useMailToasts } from './useMailToasts.ts';
import { usePosting } from './usePosting.ts';

export type EmailActor = ActorRefFrom<typeof emailMachine>;
export type ComposeActor = ActorRefFrom<typeof composeMachine>;

export interface Mailbox {
  email: EmailActor;
  compose: ComposeActor;
  writer: Writer;
  place: EmailPlace;
  /** Goes to a place; what is left out stays. */
  go: (change: Partial<EmailPlace>, options?: { replace?: boolean }) => void;
}

/** Long enough to type a word, short enough to lose none. */
const KEEP_AFTER_MS = 300;

/** Runs the two machines of the mailbox by the address, and keeps what is written here over a reload. */
export function useMailbox(place: EmailPlace, area: SafeStorage): Mailbox {
  const user = useUser();
  const writer = { name: user?.fullName ?? '', email: user?.email ?? '' };
  const navigate = useNavigate();
  const [kept] = useState(() => readKept(area, writer.email));
  const email = useInspectedActor(emailMachine, { input: { list: place, own: kept.own } });
  // Tabs begin at other times, so that no two of their mails have the same id.
  const [lastId] = useState(() => Math.min(lastIdOf(kept), -Date.now()));
  const compose = useInspectedActor(composeMachine, { input: { draft: kept.draft, lastId } });
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

interface Keeping extends Pick<Mailbox, 'email' | 'compose'> {
  area: SafeStorage;
  owner: string;
}

function useKeptMails({ email, compose, area, owner }: Keeping) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = '';
    let { own } = email.getSnapshot().context;
    const keep = () => {
      clearTimeout(timer);
      ({ own } = email.getSnapshot().context);
      const kept = { owner, own, draft: compose.getSnapshot().context.draft };
      const text = JSON.stringify(kept);
      if (text !== last && owner) writeKept(area, kept);
      last = text;
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, KEEP_AFTER_MS);
    };
    // At once, so that what another tab keeps meanwhile does not take it back.
    const keepOwn = () => {
      if (email.getSnapshot().context.own !== own) keep();
    };
    const follow = (event: StorageEvent) => {
      if (!isAboutMails(event)) return;
      ({ own } = readKept(area, owner));
      email.send({ type: 'own mails followed', own });
    };
    const subscriptions = [email.subscribe(keepOwn), compose.subscribe(later)];
    addEventListener('storage', follow);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pagehide', keep);
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      keep();
    };
  }, [email, compose, area, owner]);
}
