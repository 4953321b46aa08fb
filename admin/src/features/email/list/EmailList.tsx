import { Button, EmptyState, ErrorState } from '@embarque/design-system';
import { MailList, type MailListHandle, MailListSkeleton } from '@embarque/design-system/mail';
import type { EmailView } from '@embarque/mocks/email/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useDeferredValue } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { UnreadableRowsOf } from '../../../access/UnreadableRows.tsx';
import { EMAILS } from '../mailbox/email.api.ts';
import type { EmailPlace } from '../model/email.query.ts';
import { useMessageRows } from './email.rows.ts';
import { useDayGroups } from './useDayGroups.ts';
import { useSentUntil } from './useSentUntil.ts';
import { useEmailNames } from '../email.names.ts';
import { useListArea } from '../../../routing/useListArea.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

interface EmailListProps extends Pick<Mailbox, 'email' | 'place'> {
  /** Called when a message is pressed or, by a key, entered. */
  onOpen: (opened: { id: number; isByKey?: boolean | undefined }) => void;
  /** Called when keys go to another message. */
  onMove: ((moved: { id: number }) => void) | undefined;
  /** Called when one of a row's actions is pressed. */
  onAction: (pressed: { id: number; action: string }) => void;
  /** Shows the read messages, too. */
  onShowAll: () => void;
  onClearSearch: () => void;
  /** Moves focus to the messages, or to the heading of the empty or failed list. */
  ref: Ref<MailListHandle>;
}

/** The messages, or an empty or failed state; focus stays within when one replaces the other. */
export function EmailList({ ref, ...rest }: EmailListProps) {
  const { rows, ...area } = useListArea(ref);
  // The box only tracks focus and takes no part in the layout.
  return (
    <div {...area} style={{ display: 'contents' }}>
      <UnreadableRowsOf path={EMAILS} />
      <ListContent {...rest} ref={rows} />
    </div>
  );
}

function ListContent({ email, place, onOpen, onMove, onAction, onShowAll, onClearSearch, ref }: EmailListProps) {
  const { t } = useLingui();
  const { folders, labels } = useEmailNames();
  const sentUntil = useSentUntil(email);
  const rowOf = useMessageRows(sentUntil);
  const groupOf = useDayGroups(sentUntil);
  const shown = useActorState(email, ({ context }) => context.shown);
  const selected = useActorState(email, ({ context }) => context.selected);
  const error = useActorState(email, ({ context }) => context.listError);
  // The first rows render in slices, so that typing and pressing stay responsive.
  const isHere = useDeferredValue(useActorState(email, ({ context }) => context.shownList !== null));
  const isLoading = useActorState(email, (state) => state.matches({ list: 'loading' }));
  const openId = useActorState(email, ({ context }) => context.openId);
  const name = place.label ? labels[place.label] : folders[place.folder];

  if (error !== null) {
    return (
      <ErrorState
        title={t`Couldn't load your messages`}
        headingLevel={2}
        onRetry={() => email.send({ type: 'try again' })}
        isRetrying={isLoading}
      >
        <ErrorText error={error} />
      </ErrorState>
    );
  }
  if (!isHere) return <MailListSkeleton label={t`Loading messages…`} />;
  if (shown.length === 0 && !isLoading)
    return <EmptyList place={place} onClear={onClearSearch} onShowAll={onShowAll} />;

  return (
    <MailList
      ref={ref}
      label={name}
      mails={shown}
      rowOf={rowOf}
      groupOf={groupOf}
      selected={selected}
      openId={openId}
      isBusy={isLoading}
      onOpen={onOpen}
      onAction={onAction}
      {...(onMove && { onMove })}
      onSelect={({ id, isRange }) => email.send({ type: isRange ? 'range selected' : 'selection toggled', id })}
      onStar={({ id, isStarred }) => email.send({ type: 'messages flagged', ids: [id], data: { isStarred } })}
    />
  );
}

interface EmptyListProps {
  place: EmailPlace;
  onClear: () => void;
  onShowAll: () => void;
}

function EmptyList({ place, onClear, onShowAll }: EmptyListProps) {
  const { t } = useLingui();
  const { q } = place;
  const hints: Record<EmailView | 'label', string> = {
    inbox: t`Messages you receive appear here.`,
    sent: t`Messages you send appear here.`,
    draft: t`Messages you haven't sent yet appear here.`,
    starred: t`Messages you star appear here.`,
    spam: t`Messages you move to spam appear here.`,
    trash: t`Messages you delete appear here.`,
    label: t`Messages with this label appear here.`,
  };
  if (!q && place.isUnread) {
    return (
      <EmptyState
        title={t`No unread messages`}
        headingLevel={2}
        actions={
          <Button variant="outline" onClick={onShowAll}>
            <Trans>Show all</Trans>
          </Button>
        }
      >
        <Trans>Everything here is read.</Trans>
      </EmptyState>
    );
  }
  if (!q) {
    return (
      <EmptyState title={t`no items`} headingLevel={2}>
        {hints[place.label ? 'label' : place.folder]}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No messages found`}
      headingLevel={2}
      actions={
        <Button variant="outline" onClick={onClear}>
          <Trans>Clear search</Trans>
        </Button>
      }
    >
      <Trans>No sender or subject contains “{q}”.</Trans>
    </EmptyState>
  );
}
