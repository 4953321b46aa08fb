import { MailFolders } from '@embarque/design-system/mail';
import type { EmailsMeta, EmailView } from '@embarque/mocks/email/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tone } from '@embarque/design-system';
import type { ReactNode } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { type EmailListQuery, FOLDERS, hrefOf, isSameList, LABELS } from '../model/email.query.ts';
import { folderIcons, labelTone, useEmailNames } from '../email.names.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

interface EmailSideProps extends Pick<Mailbox, 'email' | 'compose' | 'place'> {
  /** Called when a link is followed or a message is started. */
  onLeave: () => void;
  foot: ReactNode;
}

const countTones: Partial<Record<EmailView, Tone>> = { inbox: 'primary', draft: 'warning', spam: 'danger' };

export function EmailSide({ email, compose, place, onLeave, foot }: EmailSideProps) {
  const { t } = useLingui();
  const { folders, labels } = useEmailNames();
  const counts = useActorState(email, ({ context }) => context.counts);
  const list = (query: Partial<EmailListQuery>) => ({ folder: 'inbox' as const, label: null, q: '', ...query });
  const isHere = (query: Partial<EmailListQuery>) => isSameList(place, list(query));

  const countOf = (folder: EmailView) => {
    const count = isCounted(folder) ? counts[folder] : 0;
    const countLabel =
      folder === 'draft'
        ? t`${plural(count, { one: '# draft', other: '# drafts' })}`
        : t`${plural(count, { one: '# unread', other: '# unread' })}`;
    return { count, countLabel, countTone: countTones[folder] ?? 'primary' };
  };

  return (
    <MailFolders
      folders={FOLDERS.map((folder) => ({
        id: folder,
        label: folders[folder],
        icon: folderIcons[folder],
        href: hrefOf({ folder }),
        isCurrent: isHere({ folder }),
        ...countOf(folder),
      }))}
      labels={LABELS.map((label) => ({
        id: label,
        label: labels[label],
        tone: labelTone(label),
        href: hrefOf({ label }),
        isCurrent: isHere({ label }),
      }))}
      onCompose={() => {
        onLeave();
        compose.send({ type: 'message started', start: {} });
      }}
      onFollow={onLeave}
      foot={foot}
    />
  );
}

function isCounted(folder: EmailView): folder is keyof EmailsMeta {
  return folder in countTones;
}
