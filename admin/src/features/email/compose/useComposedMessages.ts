import { isSameEmailAddress } from '@embarque/design-system/email-address';
import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { useToastsOfPage } from '../../../toasts/useToastsOfPage.ts';
import { type Draft, messageOf } from './compose.draft.ts';
import type { ComposeEmitted } from './compose.machine.ts';
import type { OwnEmail } from '../model/email.layout.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

type Emitted<Type extends ComposeEmitted['type']> = Extract<ComposeEmitted, { type: Type }>;

/** Moves composed messages into the mailbox and shows the toasts, with Undo for sent and discarded ones. */
export function useComposedMessages({ email, compose, writer, place, go }: Mailbox): void {
  const { t } = useLingui();
  const ofThisPage = useToastsOfPage();

  const save = (draft: Draft, folder: 'draft' | 'sent', scheduledFor?: string) => {
    const { people } = email.getSnapshot().context;
    const nameOf = (address: string) =>
      people.find((person) => isSameEmailAddress(person.email, address))?.name ?? address;
    const time = new Date().toISOString();
    const mail: OwnEmail = messageOf(draft, { folder, writer, time, scheduledFor, nameOf });
    email.send({ type: 'own message saved', mail });
  };
  /** Moves the server's draft that a message continues to trash, or back. */
  const moveSource = ({ sourceId }: Draft, folder: 'draft' | 'trash') => {
    if (sourceId !== null) email.send({ type: 'messages flagged', ids: [sourceId], data: { folder }, isQuiet: true });
  };
  const offerUndo = ({ undoId, draft, message }: { undoId: number; draft: Draft; message: string }) => {
    moveSource(draft, 'trash');
    ofThisPage(
      notify.undoable({
        message,
        onUndo: () => {
          moveSource(draft, 'draft');
          compose.send({ type: 'undo requested', undoId });
        },
        onExpire: () => compose.send({ type: 'undo expired', undoId }),
      }),
    );
  };

  const onSent = useEffectEvent(({ undoId, draft, scheduledFor }: Emitted<'message sent'>) => {
    save(draft, 'sent', scheduledFor);
    const when = scheduledFor && formatDayAndTime(new Date(scheduledFor));
    offerUndo({ undoId, draft, message: when ? t`Message scheduled for ${when}` : t`Message sent` });
  });
  const onDiscarded = useEffectEvent(({ undoId, draft }: Emitted<'draft discarded'>) =>
    offerUndo({ undoId, draft, message: t`Draft discarded` }),
  );
  const onSaved = useEffectEvent(({ draft }: Emitted<'draft saved'>) => {
    save(draft, 'draft');
    notify.plain(t`Draft saved`);
  });
  const onReopened = useEffectEvent(({ draft }: Emitted<'draft reopened'>) => {
    email.send({ type: 'own message removed', id: draft.id });
    // The draft was open in the reader and is now in the composer.
    if (place.mail === draft.id) go({ mail: null }, { replace: true });
  });

  useEffect(() => {
    const subscriptions = [
      compose.on('message sent', (event) => onSent(event)),
      compose.on('draft discarded', (event) => onDiscarded(event)),
      compose.on('draft saved', (event) => onSaved(event)),
      compose.on('draft reopened', (event) => onReopened(event)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [compose]);
}
