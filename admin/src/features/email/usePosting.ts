import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { formatDayAndTime } from '../../i18n/format.ts';
import { type Draft, mailOf } from './compose.draft.ts';
import type { ComposeEmitted } from './compose.machine.ts';
import type { OwnEmail } from './email.layout.ts';
import type { Mailbox } from './useMailbox.ts';

type Told<Type extends ComposeEmitted['type']> = Extract<ComposeEmitted, { type: Type }>;

/** Puts what was written into the mailbox, and says so; what was sent or thrown away can be had back for a while. */
export function usePosting({ email, compose, writer }: Pick<Mailbox, 'email' | 'compose' | 'writer'>): void {
  const { t } = useLingui();

  const post = (draft: Draft, folder: 'draft' | 'sent', scheduledFor?: string) => {
    const { people } = email.getSnapshot().context;
    const nameOf = (address: string) => people.find((person) => person.email === address)?.name ?? address;
    const time = new Date().toISOString();
    const mail: OwnEmail = mailOf(draft, { folder, writer, time, scheduledFor, nameOf });
    email.send({ type: 'own mail kept', mail });
  };
  const takeBack = (no: number) => ({
    onUndo: () => compose.send({ type: 'mail taken back', no }),
    onExpire: () => compose.send({ type: 'time to take back is over', no }),
  });

  const onSent = useEffectEvent(({ no, draft, scheduledFor }: Told<'mail sent'>) => {
    post(draft, 'sent', scheduledFor);
    const { sourceId } = draft;
    const { onUndo, onExpire } = takeBack(no);
    const when = scheduledFor && formatDayAndTime(new Date(scheduledFor));
    notify.undoable({
      message: when ? t`The mail will be sent on ${when}.` : t`The mail was sent.`,
      onUndo,
      onExpire: () => {
        onExpire();
        // The draft that it began as is done with.
        if (sourceId !== null) {
          email.send({ type: 'mails flagged', ids: [sourceId], data: { folder: 'trash' }, isQuiet: true });
        }
      },
    });
  });
  const onDiscarded = useEffectEvent(({ no }: Told<'mail discarded'>) =>
    notify.undoable({ message: t`The draft was thrown away.`, ...takeBack(no) }),
  );
  const onKept = useEffectEvent(({ draft }: Told<'draft kept'>) => {
    post(draft, 'draft');
    notify.plain(t`The draft is kept under Draft.`);
  });

  useEffect(() => {
    const subscriptions = [
      compose.on('mail sent', (told) => onSent(told)),
      compose.on('mail discarded', (told) => onDiscarded(told)),
      compose.on('draft kept', (told) => onKept(told)),
      compose.on('draft taken up', ({ draft }) => email.send({ type: 'own mail removed', id: draft.id })),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [compose, email]);
}
