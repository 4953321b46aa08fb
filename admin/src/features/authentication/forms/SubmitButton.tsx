import { Button } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { Entry } from '../useEntry.ts';
import { useSecondsLeft } from '../../../app-state/useSecondsLeft.ts';

/** Sends the form; while attempts are locked, it says for how long. */
export function SubmitButton({ entry, children }: { entry: Entry; children: string }) {
  const { t } = useLingui();
  const lockedUntil = useActorState(entry.actor, ({ context }) => context.lockedUntil);
  const seconds = useSecondsLeft(lockedUntil);
  const isLocked = entry.state === 'locked';
  return (
    <Button type="submit" size="large" width="full" isBusy={entry.isSending} isIdle={isLocked}>
      {isLocked ? t`Try again in ${seconds} s` : children}
    </Button>
  );
}
