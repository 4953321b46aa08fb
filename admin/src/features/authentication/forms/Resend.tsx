import { Inline } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ResendButton } from '../../../forms/ResendButton.tsx';
import type { EntryActor } from '../useEntry.ts';

/** Sends the code or link again, once the server's time is over. */
export function Resend({ actor, children }: { actor: EntryActor; children: string }) {
  const state = useActorState(actor, ({ value }) => value.resend);
  const hasFailed = useActorState(actor, ({ context }) => context.hasResendFailed);
  const retryAt = useActorState(actor, ({ context }) => context.retryAt);
  return (
    <Inline gap="s">
      <ResendButton
        variant="soft"
        until={state === 'waiting' ? retryAt : 0}
        isBusy={state === 'requesting'}
        isIdle={state === 'checking'}
        onResend={() => actor.send({ type: 'new one requested' })}
      >
        {children}
      </ResendButton>
      <span role="status">{hasFailed && <Trans>It wasn't sent. Try again.</Trans>}</span>
    </Inline>
  );
}
