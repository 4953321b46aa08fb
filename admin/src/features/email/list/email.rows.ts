import { useToday } from '@embarque/design-system';
import type { MailRowContent } from '@embarque/design-system/mail';
import type { Email } from '@embarque/mocks/email/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { formatListTime } from '../model/email.format.ts';
import type { OwnEmail } from '../model/email.layout.ts';
import { type Preview, previewOf } from '../model/email.text.ts';
import { labelTones, useEmailNames } from '../email.names.ts';

const PREVIEW_LENGTH = 160;
const previews = new WeakMap<Email, Preview>();

function knownPreviewOf(mail: Email): Preview {
  const known = previews.get(mail);
  if (known !== undefined) return known;
  const preview = previewOf(mail.message, PREVIEW_LENGTH);
  previews.set(mail, preview);
  return preview;
}

export function useMessageRows(): (mail: OwnEmail) => MailRowContent {
  const { t, i18n } = useLingui();
  const { labels } = useEmailNames();
  const today = useToday();

  return useMemo(() => {
    const contents = new WeakMap<Email, MailRowContent>();
    const describe = (mail: OwnEmail): MailRowContent => {
      const isWritten = mail.folder === 'draft' || mail.folder === 'sent';
      const names = mail.to.map(({ name }) => name).join(', ');
      const waitsUntil = mail.scheduledFor && new Date(mail.scheduledFor) > new Date() ? mail.scheduledFor : undefined;
      const time = new Date(waitsUntil ?? mail.time);
      const { text, isImageAlone } = knownPreviewOf(mail);
      return {
        sender: isWritten ? names || t`(no recipients)` : mail.from.name,
        ...(!isWritten && { avatar: mail.from.avatar }),
        subject: mail.subject,
        preview: isImageAlone ? t`Picture` : text,
        time: formatListTime(time, new Date()),
        dateTime: time.toISOString(),
        isRead: mail.isRead || mail.folder === 'draft',
        isStarred: mail.isStarred,
        hasFiles: mail.attachments.length > 0,
        labels: mail.labels.map((label) => ({ name: labels[label], tone: labelTones[label] })),
        ...(waitsUntil && { note: t({ message: 'Scheduled', context: 'email' }) }),
      };
    };
    return (mail: OwnEmail) => {
      const known = contents.get(mail);
      if (known) return known;
      const content = describe(mail);
      contents.set(mail, content);
      return content;
    };
    // The names change with the language only, and times with the day.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [i18n.locale, today]);
}
