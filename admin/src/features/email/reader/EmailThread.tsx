import { Alert, Button, Card, Inline } from '@embarque/design-system';
import type { Email } from '@embarque/mocks/email/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Forward, History, PenLine, Reply, ReplyAll } from 'lucide-react';
import { useState } from 'react';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { type Answer, draftOf } from '../compose/compose.draft.ts';
import { EmailMessage } from './EmailMessage.tsx';
import type { OwnEmail } from '../model/email.layout.ts';
import { quotable } from './email.quotable.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

interface EmailThreadProps extends Pick<Mailbox, 'compose' | 'writer'> {
  mail: OwnEmail;
  onAnswer: (answer: Answer, mailId?: number) => void;
  onDelete: () => void;
}

/** A mail, the earlier ones of its conversation when they are wanted, and the ways to answer. */
export function EmailThread({ compose, mail, onAnswer, onDelete }: EmailThreadProps) {
  const { t } = useLingui();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const earlier = mail.replies;
  const write = () => {
    const { lastId } = compose.getSnapshot().context;
    compose.send({ type: 'draft opened', draft: draftOf(quotable(mail), lastId - 1) });
  };

  return (
    <>
      <WaitingNotice mail={mail} onWrite={write} />
      {earlier.length > 0 && !showsEarlier && (
        <Inline>
          <Button variant="ghost" size="small" icon={History} onClick={() => setShowsEarlier(true)}>
            <bdi>
              <Plural value={earlier.length} one="# earlier message" other="# earlier messages" />
            </bdi>
          </Button>
        </Inline>
      )}
      {showsEarlier && (
        // The box is for focus alone, and takes no part in the layout.
        <div ref={focusFirst} style={{ display: 'contents' }}>
          {earlier.map((each) => (
            <EmailMessage key={each.id} mail={each} onAnswer={onAnswer} />
          ))}
        </div>
      )}
      <EmailMessage mail={mail} onAnswer={onAnswer} onDelete={onDelete} />
      <Card>
        <Inline role="group" aria-label={t`Answer`}>
          <Button variant="soft" icon={Reply} onClick={() => onAnswer('reply')}>
            <Trans>Reply</Trans>
          </Button>
          {hasOthers(mail) && (
            <Button variant="outline" tone="secondary" icon={ReplyAll} onClick={() => onAnswer('reply all')}>
              <Trans>Reply to all</Trans>
            </Button>
          )}
          <Button variant="outline" tone="secondary" icon={Forward} onClick={() => onAnswer('forward')}>
            <Trans>Forward</Trans>
          </Button>
        </Inline>
      </Card>
    </>
  );
}

/** The button that revealed these mails is gone: reading goes on with the first of them. */
const focusFirst = (mails: HTMLElement | null) => mails?.querySelector<HTMLElement>('article')?.focus();

const hasOthers = ({ to, cc }: Email) => to.length + cc.length > 1;

/** A mail that is not on its way yet says so, and how to go on with it. */
function WaitingNotice({ mail, onWrite }: { mail: OwnEmail; onWrite: () => void }) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const due = mail.scheduledFor ? new Date(mail.scheduledFor) : null;
  const isDraft = mail.folder === 'draft';
  const isWaiting = due !== null && due > now && mail.folder === 'sent';
  if (!isDraft && !isWaiting) return null;
  const when = due && formatDayAndTime(due);

  return (
    <Alert
      tone="warning"
      title={isDraft ? t`This is a draft` : t`This mail waits`}
      actions={
        <Button size="small" variant="outline" icon={PenLine} onClick={onWrite}>
          {isDraft ? <Trans>Continue writing</Trans> : <Trans>Change it or take it back</Trans>}
        </Button>
      }
    >
      {isDraft ? <Trans>Nobody has received it yet.</Trans> : <Trans>It will be sent on {when}.</Trans>}
    </Alert>
  );
}
