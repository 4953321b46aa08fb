import { EmptyState, Kbd } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useShortcutKeys } from '../../../shortcuts/useShortcutKeys.ts';
import { emailShortcuts } from '../email.shortcuts.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

/** Beside a list with messages, none of which is open. */
export function EmailNoMessage({ email }: Pick<Mailbox, 'email'>) {
  const { t } = useLingui();
  const keyOf = useShortcutKeys(emailShortcuts);
  const isListed = useActorState(email, ({ context }) => context.shown.length > 0);
  const [next, previous] = [keyOf('next message'), keyOf('previous message')];
  if (!isListed) return null;
  return (
    <EmptyState title={t`No message open`} headingLevel={2}>
      {next && previous ? (
        <Trans>
          Choose one from the list, or go through it with <Kbd>{next}</Kbd> and <Kbd>{previous}</Kbd>.
        </Trans>
      ) : (
        <Trans>Choose one from the list.</Trans>
      )}
    </EmptyState>
  );
}
