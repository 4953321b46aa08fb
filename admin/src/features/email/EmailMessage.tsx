import type { MenuItem } from '@embarque/design-system';
import { MailBody, MailMessage } from '@embarque/design-system/mail';
import type { Email, EmailAddress } from '@embarque/mocks/email/contract';
import { useLingui } from '@lingui/react/macro';
import { Forward, Reply, Trash2 } from 'lucide-react';
import { formatDayAndTime } from '../../i18n/format.ts';
import type { Answer } from './compose.draft.ts';
import { formatSize } from './email.format.ts';

interface EmailMessageProps {
  mail: Email;
  onAnswer: (answer: Answer, mailId?: number) => void;
  /** Left out for earlier mails of a conversation: they go with it. */
  onDelete?: () => void;
}

/** One mail of a conversation. */
export function EmailMessage({ mail, onAnswer, onDelete }: EmailMessageProps) {
  const { t } = useLingui();
  const { from, time, attachments } = mail;
  const written = formatDayAndTime(new Date(time));
  const actions: MenuItem[] = [
    { id: 'reply', label: t`Reply`, icon: Reply, onAction: () => onAnswer('reply', mail.id) },
    { id: 'forward', label: t`Forward`, icon: Forward, onAction: () => onAnswer('forward', mail.id) },
    ...(onDelete
      ? [{ id: 'delete', label: t`Delete`, icon: Trash2, tone: 'danger' as const, onAction: onDelete }]
      : []),
  ];
  const people = [
    { term: t`From`, value: addressOf(from) },
    { term: t`To`, value: mail.to.map(addressOf).join(', ') },
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
      <MailBody title={t`Message from ${from.name}`} html={mail.message} />
    </MailMessage>
  );
}

const addressOf = ({ name, email }: EmailAddress) => (name === email ? email : `${name} <${email}>`);
