import { notify } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { useToastsOfPage } from '../../../leaving/useToastsOfPage.ts';
import type { EmailChange } from '../model/email.changes.ts';
import type { EmailEmitted } from './email.setup.ts';
import { useEmailNames } from '../email.names.ts';
import type { Mailbox } from './mailbox.types.ts';

type Emitted<Type extends EmailEmitted['type']> = Extract<EmailEmitted, { type: Type }>;

/** Shows toasts for changes, with Undo, and for refusals. */
export function useMailboxToasts({ email, go }: Pick<Mailbox, 'email' | 'go'>): void {
  const { t } = useLingui();
  const { folders, labels } = useEmailNames();
  const errorText = useErrorText();
  const ofThisPage = useToastsOfPage();

  /** Only for changes that move messages out of sight, or many at once. */
  const describe = (change: EmailChange): string | null => {
    const count = change.ids.length;
    if (change.kind === 'label') {
      const label = labels[change.label];
      if (change.adds.length === 0) {
        return t`${plural(count, { one: `“${label}” removed from # message`, other: `“${label}” removed from # messages` })}`;
      }
      if (change.adds.length === count) {
        return t`${plural(count, { one: `“${label}” added to # message`, other: `“${label}” added to # messages` })}`;
      }
      return t`${plural(count, { one: `“${label}” changed on # message`, other: `“${label}” changed on # messages` })}`;
    }
    if (change.data.folder) {
      const folder = folders[change.data.folder];
      return t`${plural(count, { one: `# message moved to ${folder}`, other: `# messages moved to ${folder}` })}`;
    }
    if (change.data.isRead === false) {
      return t`${plural(count, { one: '# message marked as unread', other: '# messages marked as unread' })}`;
    }
    return null;
  };

  const onChanged = useEffectEvent(({ no, change }: Emitted<'mails changed'>) => {
    const message = describe(change);
    if (!message) return;
    ofThisPage(notify.undoable({ message, onUndo: () => email.send({ type: 'change taken back', no }) }));
  });
  const onRefused = useEffectEvent(({ change, error }: Emitted<'change refused'>) => {
    const count = change.ids.length;
    const reason = errorText(error);
    const message = t`${plural(count, {
      one: "Couldn't update the message. It's back to how it was.",
      other: "Couldn't update # messages. They're back to how they were.",
    })}`;
    notify.error(`${message} ${reason}`, { durationMs: Infinity });
  });
  const onTurned = useEffectEvent(({ id }: Emitted<'neighbour opened'>) => go({ mail: id }, { replace: true }));

  useEffect(() => {
    const subscriptions = [
      email.on('mails changed', (event) => onChanged(event)),
      email.on('change refused', (event) => onRefused(event)),
      email.on('neighbour opened', (event) => onTurned(event)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [email]);
}
