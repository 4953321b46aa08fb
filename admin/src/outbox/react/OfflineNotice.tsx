import { Plural, Trans } from '@lingui/react/macro';
import { useActorState } from '../../app-state/useActorState.ts';
import { unconfirmed } from '../outbox.core.ts';
import { useOutbox } from './OutboxProvider.tsx';

/** Says that there is no connection, and how many changes wait for one. */
export function OfflineNotice() {
  const { actor } = useOutbox();
  const count = useActorState(actor, ({ context }) => unconfirmed(context));
  return (
    <p role="status">
      {count === 0 ? (
        <Trans>You're offline. Changes wait until you're back.</Trans>
      ) : (
        <Plural
          value={count}
          one="You're offline. # change waits until you're back."
          other="You're offline. # changes wait until you're back."
        />
      )}
    </p>
  );
}
