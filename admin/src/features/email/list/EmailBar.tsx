import { Button } from '@embarque/design-system';
import { MailBar } from '@embarque/design-system/mail';
import type { EmailChanges } from '@embarque/mocks/email/contract';
import { Trans } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { LABELS } from '../model/email.query.ts';
import { EmailMoves, isDiscarded } from './EmailMoves.tsx';
import type { Mailbox } from '../mailbox/mailbox.types.ts';
import type { DeleteForever } from './useDeleteForever.tsx';

interface EmailBarProps extends Pick<Mailbox, 'email' | 'place' | 'go'>, Pick<DeleteForever, 'deleteForever'> {
  /** Called when the selected messages were changed and the selection is cleared. */
  onChanged: () => void;
}

/** The actions on the selected messages, and what the list leaves out. An empty folder has none. */
export function EmailBar({ email, place, go, deleteForever, onChanged }: EmailBarProps) {
  const selected = useActorState(email, ({ context }) => context.selected);
  const shown = useActorState(email, ({ context }) => context.shown);
  const isEmpty = useActorState(email, ({ context }) => context.shownList !== null && context.shown.length === 0);
  const ids = [...selected];
  const mails = shown.filter(({ id }) => selected.includes(id));

  const closeChanged = (changed: readonly number[]) => {
    const { openId } = email.getSnapshot().context;
    if (openId !== null && changed.includes(openId)) go({ mail: null }, { replace: true });
  };
  const flag = (data: EmailChanges) => {
    closeChanged(ids);
    email.send({ type: 'messages flagged', ids, data });
    done();
  };
  const done = () => {
    email.send({ type: 'selection cleared' });
    onChanged();
  };
  const remove = (removed: readonly number[]) => deleteForever(removed, () => closeChanged(removed));

  if (isEmpty && !place.isUnread) return null;
  return (
    <MailBar
      selectedCount={selected.length}
      totalCount={shown.length}
      onSelectAll={({ isSelected }) => email.send({ type: isSelected ? 'all selected' : 'selection cleared' })}
      end={
        isDiscarded(place.folder) ? (
          <EmptyFolder folder={place.folder} onEmpty={() => remove(shown.map(({ id }) => id))} />
        ) : (
          place.folder !== 'draft' &&
          place.folder !== 'sent' && <UnreadFilter isUnread={place.isUnread === true} go={go} />
        )
      }
    >
      <EmailMoves
        folder={place.folder}
        labels={LABELS.filter((label) => mails.every((mail) => mail.labels.includes(label)))}
        onMove={flag}
        onUnread={() => flag({ isRead: false })}
        onDelete={() => remove(ids)}
        onLabel={({ label }) => {
          email.send({ type: 'label toggled', ids, label });
          done();
        }}
      />
    </MailBar>
  );
}

function UnreadFilter({ isUnread, go }: { isUnread: boolean; go: Mailbox['go'] }) {
  return (
    <Button
      size="small"
      variant={isUnread ? 'soft' : 'ghost'}
      tone={isUnread ? 'primary' : 'secondary'}
      aria-pressed={isUnread}
      onClick={() => go({ isUnread: isUnread ? undefined : true })}
    >
      <Trans context="messages">Unread</Trans>
    </Button>
  );
}

/** Deletes what the list of spam or trash shows. */
function EmptyFolder({ folder, onEmpty }: { folder: string; onEmpty: () => void }) {
  return (
    <Button size="small" variant="ghost" tone="danger" onClick={onEmpty}>
      {folder === 'spam' ? <Trans>Empty spam</Trans> : <Trans>Empty trash</Trans>}
    </Button>
  );
}
