import type { MenuItem } from '@embarque/design-system';
import { MailBody, MailMessage } from '@embarque/design-system/mail';
import type { Email, EmailAddress } from '@embarque/mocks/email/contract';
import { useLingui } from '@lingui/react/macro';
import { Forward, type LucideIcon, Reply, Trash2 } from 'lucide-react';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { composeHref } from '../../../paths.ts';
import { useShortcutKeys } from '../../../shortcuts/useShortcutKeys.ts';
import type { Answer } from '../compose/compose.draft.ts';
import { formatSize } from '../model/email.format.ts';
import { emailShortcuts } from '../email.shortcuts.ts';

interface EmailMessageProps {
  mail: Email;
  onReply: (answer: Answer, mailId?: number) => void;
  /** Left out for earlier messages of a conversation, which are deleted with it. */
  onDelete?: () => void;
}

export function EmailMessage({ mail, onReply, onDelete }: EmailMessageProps) {
  const { t } = useLingui();
  const { from, time, attachments } = mail;
  const written = formatDayAndTime(new Date(time));
  const keyOf = useShortcutKeys(emailShortcuts);
  // The shortcuts apply to the open message only, not to the earlier ones above it.
  const isOpenMail = onDelete !== undefined;
  const answer = (id: 'reply' | 'forward', label: string, icon: LucideIcon): MenuItem => ({
    id,
    label,
    icon,
    shortcut: isOpenMail ? keyOf(id) : undefined,
    onAction: () => onReply(id, mail.id),
  });
  const actions: MenuItem[] =
    mail.folder === 'draft' ? [] : [answer('reply', t`Reply`, Reply), answer('forward', t`Forward`, Forward)];
  if (isOpenMail) {
    const shortcut = keyOf('trash');
    actions.push({ id: 'delete', label: t`Delete`, icon: Trash2, tone: 'danger', shortcut, onAction: onDelete });
  }
  const people = [
    { term: t({ message: 'From', context: 'sender' }), value: addressOf(from) },
    { term: t({ message: 'To', context: 'recipient' }), value: mail.to.map(addressOf).join(', ') },
    { term: t`Cc`, value: mail.cc.map(addressOf).join(', ') },
    { term: t`Bcc`, value: mail.bcc.map(addressOf).join(', ') },
  ];

  return (
    <MailMessage
      from={from}
      details={[...people.filter(({ value }) => value), { term: t`Date`, value: written }]}
      time={written}
      dateTime={time}
      actions={actions}
      files={attachments.map(({ fileName, url, size }) => ({ fileName, url, size: formatSize(size) }))}
    >
      <MailBody title={t`Message from ${from.name}`} html={mail.message} composeHref={composeHref} />
    </MailMessage>
  );
}

const addressOf = ({ name, email }: EmailAddress) => (name === email ? email : `${name} <${email}>`);
