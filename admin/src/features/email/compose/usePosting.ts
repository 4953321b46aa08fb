import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { useToastsOfPage } from '../../../leaving/useToastsOfPage.ts';
import { type Draft, mailOf } from './compose.draft.ts';
import type { ComposeEmitted } from './compose.machine.ts';
import type { OwnEmail } from '../model/email.layout.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

type Told<Type extends ComposeEmitted['type']> = Extract<ComposeEmitted, { type: Type }>;

/** Puts what was written into the mailbox, and says so; what was sent or thrown away can be had back for a while. */
export function usePosting({ email, compose, writer, place, go }: Mailbox): void {
  const { t } = useLingui();
  const ofThisPage = useToastsOfPage();

  const post = (draft: Draft, folder: 'draft' | 'sent', scheduledFor?: string) => {
    const { people } = email.getSnapshot().context;
    const nameOf = (address: string) => people.find((person) => person.email === address)?.name ?? address;
    const time = new Date().toISOString();
    const mail: OwnEmail = mailOf(draft, { folder, writer, time, scheduledFor, nameOf });
    email.send({ type: 'own mail kept', mail });
  };
  /** The draft of the server that a mail goes on with is done with, or is one again. */
  const moveSource = ({ sourceId }: Draft, folder: 'draft' | 'trash') => {
    if (sourceId !== null) email.send({ type: 'mails flagged', ids: [sourceId], data: { folder }, isQuiet: true });
  };
  const offerBack = ({ no, draft, message }: { no: number; draft: Draft; message: string }) => {
    moveSource(draft, 'trash');
    ofThisPage(
      notify.undoable({
        message,
        onUndo: () => {
          moveSource(draft, 'draft');
          compose.send({ type: 'mail taken back', no });
        },
        onExpire: () => compose.send({ type: 'time to take back is over', no }),
      }),
    );
  };

  const onSent = useEffectEvent(({ no, draft, scheduledFor }: Told<'mail sent'>) => {
    post(draft, 'sent', scheduledFor);
    const when = scheduledFor && formatDayAndTime(new Date(scheduledFor));
    offerBack({ no, draft, message: when ? t`The mail will be sent on ${when}.` : t`The mail was sent.` });
  });
  const onDiscarded = useEffectEvent(({ no, draft }: Told<'mail discarded'>) =>
    offerBack({ no, draft, message: t`The draft was thrown away.` }),
  );
  const onKept = useEffectEvent(({ draft }: Told<'draft kept'>) => {
    post(draft, 'draft');
    notify.plain(t`The draft is kept under Draft.`);
  });
  const onTakenUp = useEffectEvent(({ draft }: Told<'draft taken up'>) => {
    email.send({ type: 'own mail removed', id: draft.id });
    // What was read there is in the window now.
    if (place.mail === draft.id) go({ mail: null }, { replace: true });
  });

  useEffect(() => {
    const subscriptions = [
      compose.on('mail sent', (told) => onSent(told)),
      compose.on('mail discarded', (told) => onDiscarded(told)),
      compose.on('draft kept', (told) => onKept(told)),
      compose.on('draft taken up', (told) => onTakenUp(told)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [compose]);
}
