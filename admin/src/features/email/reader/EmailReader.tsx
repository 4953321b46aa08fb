import {
  Badge,
  Button,
  ErrorState,
  IconButton,
  Inline,
  Loading,
  OnDemand,
  Skeleton,
  Stack,
} from '@embarque/design-system';
import { MailReader } from '@embarque/design-system/mail';
import type { EmailChanges } from '@embarque/mocks/email/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, Star } from 'lucide-react';
import type { Ref } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { isNotFound } from '../../../http/http.error.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { useShortcutKeys } from '../../../shortcuts/useShortcutKeys.ts';
import type { Answer } from '../compose/compose.draft.ts';
import { isOwn, neighbourOf, type OwnEmail } from '../model/email.layout.ts';
import type { Direction } from '../mailbox/email.setup.ts';
import { emailShortcuts } from '../email.shortcuts.ts';
import { labelTone, useEmailNames } from '../email.names.ts';
import { EmailMoves } from '../list/EmailMoves.tsx';
import type { Mailbox } from '../mailbox/mailbox.types.ts';
import { labelOf } from '../../../http/response/tolerant.schema.ts';
import { LABELS } from '../model/email.query.ts';

const loadComposer = () => import('../compose/EmailComposer.tsx');
const loadThread = () => import('./EmailThread.tsx');

interface EmailReaderProps extends Pick<Mailbox, 'email' | 'compose' | 'writer'> {
  /** Deletes the open message for good. */
  onDelete: (id: number) => void;
  /** The subject, which takes focus when the focused element is removed. */
  headingRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
  /** Called before the message is moved or marked as unread: it closes, and Back doesn't reopen it. */
  onMoved: (change: EmailChanges) => void;
  onReply: (answer: Answer, mailId?: number) => void;
  /** Continues a draft, or a message that is not sent yet. */
  onContinue: (id: number) => void;
}

export function EmailReader({
  email,
  compose,
  writer,
  headingRef,
  onClose,
  onMoved,
  onDelete,
  ...answering
}: EmailReaderProps) {
  const { t } = useLingui();
  const { labels } = useEmailNames();
  const mail = useActorState(email, ({ context }) => context.mail);
  const error = useActorState(email, ({ context }) => context.messageError);
  const isBusy = useActorState(
    email,
    (state) => state.matches({ mail: 'loading' }) || state.matches({ mail: 'turning' }),
  );

  const flag = (data: EmailChanges) => mail && email.send({ type: 'messages flagged', ids: [mail.id], data });
  const flagAndClose = (data: EmailChanges) => {
    onMoved(data);
    flag(data);
  };

  return (
    <MailReader
      title={mail?.subject ?? t({ message: 'Message', context: 'email' })}
      mailId={mail?.id ?? null}
      headingRef={headingRef}
      isBusy={isBusy}
      onBack={onClose}
      badges={
        mail &&
        mail.labels.length > 0 &&
        mail.labels.map((label) => (
          <Badge key={label} tone={labelTone(label)}>
            {labelOf(labels, label)}
          </Badge>
        ))
      }
      actions={mail && <MessageActions {...{ email, mail, flag, flagAndClose }} onDelete={() => onDelete(mail.id)} />}
    >
      {error !== null && (
        <MessageFailure
          error={error}
          onRetry={() => email.send({ type: 'try opening again' })}
          onClose={onClose}
          isBusy={isBusy}
        />
      )}
      {error === null && !mail && <PendingMessage email={email} onClose={onClose} />}
      {error === null && mail && (
        <OnDemand load={loadThread} fallback={<EmailSkeleton />}>
          {({ EmailThread }) => (
            <EmailThread
              key={mail.id}
              {...{ email, compose, mail, writer }}
              {...answering}
              onDelete={() => flagAndClose({ folder: 'trash' })}
            />
          )}
        </OnDemand>
      )}
      <InlineComposer {...{ email, compose, writer }} />
    </MailReader>
  );
}

/** The answer to the open message, under it. */
function InlineComposer(mailbox: Pick<Mailbox, 'email' | 'compose' | 'writer'>) {
  const { compose } = mailbox;
  const isOpen = useActorState(compose, (state) => state.matches({ writing: 'inline' }));
  if (!isOpen) return null;
  return (
    <OnDemand load={loadComposer} onMissing={() => compose.send({ type: 'window closed' })}>
      {({ EmailComposer }) => <EmailComposer {...mailbox} />}
    </OnDemand>
  );
}

interface MessageActionsProps extends Pick<Mailbox, 'email'> {
  mail: OwnEmail;
  flag: (change: EmailChanges) => void;
  flagAndClose: (change: EmailChanges) => void;
  onDelete: () => void;
}

function MessageActions({ email, mail, flag, flagAndClose, onDelete }: MessageActionsProps) {
  const { t } = useLingui();
  const keyOf = useShortcutKeys(emailShortcuts);
  return (
    <>
      <IconButton
        size="small"
        icon={Star}
        label={t({ message: 'Star', context: 'action' })}
        shortcut={keyOf('star')}
        aria-pressed={mail.isStarred}
        onClick={() => flag({ isStarred: !mail.isStarred })}
      />
      <EmailMoves
        folder={mail.folder}
        labels={LABELS.filter((label) => mail.labels.includes(label))}
        onMove={flagAndClose}
        onLabel={({ label }) => email.send({ type: 'label toggled', ids: [mail.id], label })}
        onUnread={() => flagAndClose({ isRead: false })}
        onDelete={onDelete}
      />
      <TurnButtons email={email} />
    </>
  );
}

/** The buttons stay in place and focusable at both ends of the list. */
function TurnButtons({ email }: Pick<EmailReaderProps, 'email'>) {
  const { t } = useLingui();
  const keyOf = useShortcutKeys(emailShortcuts);
  const previous = useActorState(email, ({ context }) => neighbourOf(context, 'previous'));
  const next = useActorState(email, ({ context }) => neighbourOf(context, 'next'));
  const turn = (dir: Direction, to: ReturnType<typeof neighbourOf>) => ({
    isIdle: to === null,
    onClick: () => email.send({ type: 'neighbour requested', dir }),
  });
  return (
    <Inline gap="xxs">
      <IconButton
        size="small"
        icon={ChevronUp}
        label={t`Previous message`}
        shortcut={keyOf('previous message')}
        {...turn('previous', previous)}
      />
      <IconButton
        size="small"
        icon={ChevronDown}
        label={t`Next message`}
        shortcut={keyOf('next message')}
        {...turn('next', next)}
      />
    </Inline>
  );
}

/** A message of the server is still loading; an own one that is missing was deleted. */
function PendingMessage({ email, onClose }: Pick<EmailReaderProps, 'email' | 'onClose'>) {
  const openId = useActorState(email, ({ context }) => context.openId);
  return openId !== null && isOwn(openId) ? <MessageUnavailable onClose={onClose} /> : <EmailSkeleton />;
}

function EmailSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading message…`}>
      <Stack gap="m">
        <Skeleton shape="circle" />
        <Skeleton width="60%" />
        <Skeleton shape="block" height="12rem" />
      </Stack>
    </Loading>
  );
}

interface MailFailureProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
  isBusy: boolean;
}

function MessageFailure({ error, onRetry, onClose, isBusy }: MailFailureProps) {
  const { t } = useLingui();
  if (isNotFound(error)) return <MessageUnavailable onClose={onClose} />;
  return (
    <ErrorState
      title={t`Couldn't open the message`}
      onRetry={onRetry}
      isRetrying={isBusy}
      actions={<BackButton onClose={onClose} />}
    >
      <ErrorText error={error} />
    </ErrorState>
  );
}

function MessageUnavailable({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ErrorState title={t`This message is no longer available`} actions={<BackButton onClose={onClose} />}>
      <Trans>It may have been deleted, or the link is incomplete.</Trans>
    </ErrorState>
  );
}

function BackButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="outline" onClick={() => onClose()}>
      <Trans>Back to the list</Trans>
    </Button>
  );
}
