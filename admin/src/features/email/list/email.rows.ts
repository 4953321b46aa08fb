import { useToday } from '@embarque/design-system';
import type { MailRowAction, MailRowContent } from '@embarque/design-system/mail';
import type { Email } from '@embarque/mocks/email/contract';
import { useLingui } from '@lingui/react/macro';
import { parseISO } from 'date-fns';
import { Mail, MailOpen, ShieldCheck, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { formatListTime } from '../model/email.format.ts';
import { isWritten, type OwnEmail, whenOf } from '../model/email.layout.ts';
import { type Preview, previewOf } from '../model/email.text.ts';
import { labelTone, useEmailNames } from '../email.names.ts';
import { isDiscarded } from './EmailMoves.tsx';
import { labelOf } from '../../../http/response/tolerant.schema.ts';

export type RowAction = 'read' | 'unread' | 'not spam' | 'trash' | 'delete';

const PREVIEW_LENGTH = 160;
const previews = new WeakMap<Email, Preview>();

function knownPreviewOf(mail: Email): Preview {
  const known = previews.get(mail);
  if (known !== undefined) return known;
  const preview = previewOf(mail.message, PREVIEW_LENGTH);
  previews.set(mail, preview);
  return preview;
}

function useRowActions() {
  const { t } = useLingui();
  const actions: Record<RowAction, Omit<MailRowAction, 'id'>> = {
    read: { label: t`Mark as read`, icon: MailOpen },
    unread: { label: t`Mark as unread`, icon: Mail },
    'not spam': { label: t`Not spam`, icon: ShieldCheck },
    trash: { label: t`Move to trash`, icon: Trash2 },
    delete: { label: t`Delete forever`, icon: Trash2 },
  };
  return ({ folder, isRead }: OwnEmail): MailRowAction[] => {
    const offered: RowAction[] = [
      ...(folder === 'spam' ? (['not spam'] as const) : []),
      ...(isWritten(folder) ? [] : [isRead ? ('unread' as const) : ('read' as const)]),
      isDiscarded(folder) ? 'delete' : 'trash',
    ];
    return offered.map((id) => ({ id, ...actions[id] }));
  };
}

/**
 * Describes the messages of a list.
 *
 * @param sentUntil the latest time that a scheduled message was sent at
 */
export function useMessageRows(sentUntil: number): (mail: OwnEmail) => MailRowContent {
  const { t, i18n } = useLingui();
  const { labels } = useEmailNames();
  const today = useToday();
  const actionsOf = useRowActions();

  return useMemo(() => {
    const contents = new WeakMap<Email, MailRowContent>();
    const describe = (mail: OwnEmail): MailRowContent => {
      const isSentByMe = isWritten(mail.folder);
      const names = mail.to.map(({ name }) => name).join(', ');
      const when = whenOf(mail, sentUntil);
      const time = new Date(when);
      const { text, isImageAlone } = knownPreviewOf(mail);
      return {
        sender: isSentByMe ? names || t`(no recipients)` : mail.from.name,
        ...(!isSentByMe && { avatar: mail.from.avatar }),
        subject: mail.subject,
        preview: isImageAlone ? t`Picture` : text,
        time: formatListTime(time, parseISO(today)),
        dateTime: time.toISOString(),
        isRead: mail.isRead || mail.folder === 'draft',
        isStarred: mail.isStarred,
        hasFiles: mail.attachments.length > 0,
        actions: actionsOf(mail),
        labels: mail.labels.map((label) => ({ name: labelOf(labels, label), tone: labelTone(label) })),
        ...(when === mail.scheduledFor && { note: t({ message: 'Scheduled', context: 'email' }) }),
      };
    };
    return (mail: OwnEmail) => {
      const known = contents.get(mail);
      if (known) return known;
      const content = describe(mail);
      contents.set(mail, content);
      return content;
    };
    // The names change with the language only, and times with the day and with what is sent.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [i18n.locale, today, sentUntil]);
}
