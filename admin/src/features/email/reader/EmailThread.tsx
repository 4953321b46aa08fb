import { Alert, Button, Card, Inline, useHasPassed } from '@embarque/design-system';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Forward, History, PenLine, Reply, ReplyAll } from 'lucide-react';
import { useState } from 'react';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { Answer } from '../compose/compose.draft.ts';
import { EmailMessage } from './EmailMessage.tsx';
import type { OwnEmail } from '../model/email.layout.ts';
import { hasOthers } from '../model/address/email.reply.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';
import { ReferenceLinks } from '../../../references/ReferenceLinks.tsx';

interface EmailThreadProps extends Pick<Mailbox, 'email' | 'compose' | 'writer'> {
  mail: OwnEmail;
  onReply: (answer: Answer, mailId?: number) => void;
  /** Continues a draft, or a message that is not sent yet. */
  onContinue: (id: number) => void;
  onDelete: () => void;
}

export function EmailThread({ email, compose, mail, writer, onReply, onContinue, onDelete }: EmailThreadProps) {
  const { t } = useLingui();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const earlier = mail.replies;
  const answers = useActorState(email, ({ context }) => context.answers);
  const isAnswering = useActorState(compose, (state) => state.matches({ writing: 'inline' }));

  return (
    <ReferenceLinks>
      <UnsentNotice mail={mail} onWrite={() => onContinue(mail.id)} />
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
        // The box only receives focus and takes no part in the layout.
        <div ref={focusFirst} style={{ display: 'contents' }}>
          {earlier.map((each) => (
            <EmailMessage key={each.id} mail={each} onReply={onReply} />
          ))}
        </div>
      )}
      <EmailMessage mail={mail} onReply={onReply} onDelete={onDelete} />
      {answers.map((each) => (
        <EmailMessage key={each.id} mail={each} onReply={onReply} />
      ))}
      {/* Only hidden while an answer is written, so that focus can come back to the button that began it. */}
      <div hidden={isAnswering || mail.folder === 'draft'}>
        <Card>
          <Inline role="group" aria-label={t`Reply or forward`}>
            <Button variant="soft" icon={Reply} onClick={() => onReply('reply')}>
              <Trans>Reply</Trans>
            </Button>
            {hasOthers(mail, writer) && (
              <Button variant="outline" tone="secondary" icon={ReplyAll} onClick={() => onReply('reply all')}>
                <Trans>Reply to all</Trans>
              </Button>
            )}
            <Button variant="outline" tone="secondary" icon={Forward} onClick={() => onReply('forward')}>
              <Trans>Forward</Trans>
            </Button>
          </Inline>
        </Card>
      </div>
    </ReferenceLinks>
  );
}

/** Moves focus from the button, which is removed, to the first message that it revealed. */
const focusFirst = (mails: HTMLElement | null) => mails?.querySelector<HTMLElement>('article')?.focus();

function UnsentNotice({ mail, onWrite }: { mail: OwnEmail; onWrite: () => void }) {
  const { t } = useLingui();
  const due = mail.scheduledFor ? new Date(mail.scheduledFor) : null;
  const isSent = useHasPassed(mail.scheduledFor);
  const isDraft = mail.folder === 'draft';
  const isWaiting = due !== null && !isSent && mail.folder === 'sent';
  if (!isDraft && !isWaiting) return null;
  const when = due && formatDayAndTime(due);

  return (
    <Alert
      tone="warning"
      title={isDraft ? t`This is a draft` : t({ message: 'Scheduled', context: 'email' })}
      actions={
        <Button size="small" variant="outline" icon={PenLine} onClick={onWrite}>
          {isDraft ? <Trans>Continue writing</Trans> : <Trans>Edit or cancel</Trans>}
        </Button>
      }
    >
      {isDraft ? <Trans>It hasn't been sent yet.</Trans> : <Trans>It will be sent on {when}.</Trans>}
    </Alert>
  );
}
