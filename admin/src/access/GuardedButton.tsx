import { Button, type ButtonProps, DeniedAction, OnDemand } from '@embarque/design-system';
import { loadDenied } from './denied/load-denied.ts';
import type { Attempt } from './useExplain.ts';
import { useMayDo } from './useMayDo.ts';

export interface GuardedButtonProps extends ButtonProps {
  /** The thing that it does, which a person needs the right to. */
  attempt: Attempt;
}

/** A button for people with the right to what it does; for others it stays in place, and explains why not. */
export function GuardedButton({ attempt, ...button }: GuardedButtonProps) {
  if (useMayDo()(attempt)) return <Button {...button} />;
  const { icon: _, onClick: __, form: ___, isBusy: ____, ...rest } = button;
  return (
    <DeniedAction
      {...rest}
      // Denied, it submits no form either.
      type="button"
      reason={
        <OnDemand load={loadDenied} onMissing={ignore}>
          {({ DenialReason }) => <DenialReason attempt={attempt} />}
        </OnDemand>
      }
      explanation={<OnDemand load={loadDenied}>{({ DenialOf }) => <DenialOf attempt={attempt} />}</OnDemand>}
    />
  );
}

const ignore = () => undefined;
