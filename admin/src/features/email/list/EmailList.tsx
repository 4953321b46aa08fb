import { Button, EmptyState, ErrorState } from '@embarque/design-system';
import { MailList, type MailListHandle, MailListSkeleton } from '@embarque/design-system/mail';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useDeferredValue } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useErrorText } from '../../../http/http.words.ts';
import { useMailRows } from './email.rows.ts';
import { useEmailWords } from '../email.names.ts';
import { useListArea } from './useListArea.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

interface EmailListProps extends Pick<Mailbox, 'email' | 'place' | 'go'> {
  onClearSearch: () => void;
  /** Takes focus to the mails, or to the heading of what stands in their place. */
  ref: Ref<MailListHandle>;
}

/** The mails, or what there is to say in their place. Focus stays there when one takes the place of the other. */
export function EmailList({ ref, ...rest }: EmailListProps) {
  const { rows, ...area } = useListArea(ref);
  // The box is for focus alone, and takes no part in the layout.
  return (
    <div {...area} style={{ display: 'contents' }}>
      <MailsOrWords {...rest} ref={rows} />
    </div>
  );
}

function MailsOrWords({ email, place, go, onClearSearch, ref }: EmailListProps) {
  const { t } = useLingui();
  const { folders, labels } = useEmailWords();
  const errorText = useErrorText();
  const rowOf = useMailRows();
  const shown = useActorState(email, ({ context }) => context.shown);
  const selected = useActorState(email, ({ context }) => context.selected);
  const error = useActorState(email, ({ context }) => context.listError);
  // The first rows are many: they are drawn in slices, between which a person can type and press.
  const isHere = useDeferredValue(useActorState(email, ({ context }) => context.shownList !== null));
  const isLoading = useActorState(email, (state) => state.matches({ list: 'loading' }));
  const openId = useActorState(email, ({ context }) => context.openId);
  const name = place.label ? labels[place.label] : folders[place.folder];

  if (error !== null) {
    return (
      <ErrorState
        title={t`The mails could not be loaded`}
        headingLevel={2}
        onRetry={() => email.send({ type: 'try again' })}
        isRetrying={isLoading}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!isHere) return <MailListSkeleton label={t`Loading mails…`} />;
  if (shown.length === 0 && !isLoading) return <NoMails q={place.q} onClear={onClearSearch} />;

  return (
    <MailList
      ref={ref}
      label={name}
      mails={shown}
      rowOf={rowOf}
      selected={selected}
      openId={openId}
      isBusy={isLoading}
      onOpen={({ id }) => go({ mail: id })}
      onSelect={({ id, isRange }) => email.send({ type: isRange ? 'range selected' : 'selection toggled', id })}
      onStar={({ id, isStarred }) => email.send({ type: 'mails flagged', ids: [id], data: { isStarred } })}
    />
  );
}

function NoMails({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useLingui();
  if (!q) {
    return (
      <EmptyState title={t`no items`} headingLevel={2}>
        <Trans>Nothing lies here at the moment. Enjoy the calm before the next departure.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No mail matches`}
      headingLevel={2}
      actions={
        <Button variant="outline" onClick={onClear}>
          <Trans>Clear the search</Trans>
        </Button>
      }
    >
      <Trans>No sender and no subject contains “{q}”.</Trans>
    </EmptyState>
  );
}
