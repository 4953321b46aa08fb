import { Button, Inline } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { EntryActor } from '../useEntry.ts';
import { useSecondsLeft } from '../../../app-state/useSecondsLeft.ts';

/** Sends the code or link again, once the server's time is over. Its name counts down without being announced. */
export function ResendButton({ actor, children }: { actor: EntryActor; children: string }) {
  const { t } = useLingui();
  const state = useActorState(actor, ({ value }) => value.resend);
  const hasFailed = useActorState(actor, ({ context }) => context.hasResendFailed);
  const seconds = useSecondsLeft(useActorState(actor, ({ context }) => context.retryAt));
  const isWaiting = state === 'waiting' && seconds > 0;
  return (
    <Inline gap="s">
      <Button
        variant="soft"
        size="small"
        isBusy={state === 'requesting'}
        isIdle={isWaiting || state === 'checking'}
        onClick={() => actor.send({ type: 'new one requested' })}
      >
        {isWaiting ? t`Resend in ${seconds} s` : children}
      </Button>
      <span role="status">{hasFailed && <Trans>It wasn't sent. Try again.</Trans>}</span>
    </Inline>
  );
}
