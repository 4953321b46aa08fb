import { Alert, Button } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { useActorState } from '../../app-state/useActorState.ts';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { useTryAgain } from '../../session/useTryAgain.ts';
import type { CalendarActor } from './machine/calendar.machine.ts';

/** Why the events in view are not there; those that were seen before stay on screen. */
export function CalendarProblem({ actor }: { actor: CalendarActor }) {
  const error = useActorState(actor, ({ context }) => context.error);
  const isLoading = useActorState(actor, (state) => state.matches({ range: 'loading' }));
  const tryAgain = useTryAgain(() => actor.send({ type: 'try again' }));
  if (error === null) return null;
  return (
    <Alert
      tone="danger"
      title={<Trans>Couldn't load the events</Trans>}
      actions={
        <Button size="small" variant="outline" tone="danger" isBusy={isLoading} onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <ErrorText error={error} />
    </Alert>
  );
}
