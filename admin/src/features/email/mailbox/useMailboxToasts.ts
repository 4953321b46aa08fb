import { notify } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useErrorText } from '../../../http/http.words.ts';
import { useToastsOfPage } from '../../../leaving/useToastsOfPage.ts';
import type { EmailChange } from '../model/email.changes.ts';
import type { EmailEmitted } from './email.setup.ts';
import { useEmailWords } from '../email.names.ts';
import type { Mailbox } from './mailbox.types.ts';

type Told<Type extends EmailEmitted['type']> = Extract<EmailEmitted, { type: Type }>;

/** Says what the machine tells: what was changed, with a way back, and what the server declined. */
export function useMailToasts({ email, go }: Pick<Mailbox, 'email' | 'go'>): void {
  const { t } = useLingui();
  const { folders, labels } = useEmailWords();
  const errorText = useErrorText();
  const ofThisPage = useToastsOfPage();

  /** What a press alone does not show: mails that went out of sight, or many that changed at once. */
  const describe = (change: EmailChange): string | null => {
    const count = change.ids.length;
    if (change.kind === 'label') {
      const label = labels[change.label];
      return t`${plural(count, { one: `Label ${label}: # mail changed.`, other: `Label ${label}: # mails changed.` })}`;
    }
    if (change.data.folder) {
      const folder = folders[change.data.folder];
      return t`${plural(count, { one: `# mail moved to ${folder}.`, other: `# mails moved to ${folder}.` })}`;
    }
    if (change.data.isRead === false) {
      return t`${plural(count, { one: '# mail marked as unread.', other: '# mails marked as unread.' })}`;
    }
    return null;
  };

  const onChanged = useEffectEvent(({ no, change }: Told<'mails changed'>) => {
    const message = describe(change);
    if (!message) return;
    ofThisPage(notify.undoable({ message, onUndo: () => email.send({ type: 'change taken back', no }) }));
  });
  const onRefused = useEffectEvent(({ change, error }: Told<'change refused'>) => {
    const count = change.ids.length;
    const reason = errorText(error);
    const message = t`${plural(count, {
      one: 'The mail could not be changed and is as it was.',
      other: '# mails could not be changed and are as they were.',
    })}`;
    notify.error(`${message} ${reason}`, { durationMs: Infinity });
  });
  const onTurned = useEffectEvent(({ id }: Told<'mail turned to'>) => go({ mail: id }, { replace: true }));

  useEffect(() => {
    const subscriptions = [
      email.on('mails changed', (told) => onChanged(told)),
      email.on('change refused', (told) => onRefused(told)),
      email.on('mail turned to', (told) => onTurned(told)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [email]);
}
