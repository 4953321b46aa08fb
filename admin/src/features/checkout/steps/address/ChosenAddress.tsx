import { Button, Card } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import type { CheckoutStepProps } from '../steps.types.ts';
import { AddressLines } from './AddressLines.tsx';

/** The address of the order, with the way back to change it. */
export function ChosenAddress({ actor }: Pick<CheckoutStepProps, 'actor'>) {
  const { t } = useLingui();
  const address = useActorState(actor, ({ context }) => context.given);
  if (!address) return null;
  const change = (
    <Button
      variant="ghost"
      size="small"
      aria-label={t`Change address`}
      onClick={() => actor.send({ type: 'step selected', step: 'address' })}
    >
      <Trans context="to another address">Change</Trans>
    </Button>
  );
  return (
    <Card title={t`Deliver to`} actions={change}>
      <strong>{address.fullName}</strong>
      <AddressLines address={address} />
    </Card>
  );
}
