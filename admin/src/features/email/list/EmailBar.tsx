import { MailBar } from '@embarque/design-system/mail';
import type { EmailChanges } from '@embarque/mocks/email/contract';
import { useActorState } from '../../../app-state/useActorState.ts';
import { LABELS } from '../model/email.query.ts';
import { EmailMoves } from './EmailMoves.tsx';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

interface EmailBarProps extends Pick<Mailbox, 'email' | 'place'> {
  /** Called when the selected messages were changed and the selection is cleared. */
  onChanged: () => void;
}

export function EmailBar({ email, place, onChanged }: EmailBarProps) {
  const selected = useActorState(email, ({ context }) => context.selected);
  const shown = useActorState(email, ({ context }) => context.shown);
  const ids = [...selected];
  const mails = shown.filter(({ id }) => selected.includes(id));

  const flag = (data: EmailChanges) => {
    email.send({ type: 'messages flagged', ids, data });
    done();
  };
  const done = () => {
    email.send({ type: 'selection cleared' });
    onChanged();
  };

  return (
    <MailBar
      selectedCount={selected.length}
      totalCount={shown.length}
      onSelectAll={({ isSelected }) => email.send({ type: isSelected ? 'all selected' : 'selection cleared' })}
    >
      <EmailMoves
        folder={place.folder}
        labels={LABELS.filter((label) => mails.every((mail) => mail.labels.includes(label)))}
        onMove={flag}
        onUnread={() => flag({ isRead: false })}
        onLabel={({ label }) => {
          email.send({ type: 'label toggled', ids, label });
          done();
        }}
      />
    </MailBar>
  );
}
