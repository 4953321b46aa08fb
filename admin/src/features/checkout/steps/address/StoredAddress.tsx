import { Button, Card, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '../../../../session/SessionProvider.tsx';
import { storedAddress } from '../../model/checkout.address.ts';
import { AddressLines } from './AddressLines.tsx';
import type { CheckoutActor } from '../../useCheckout.ts';

export function StoredAddress({ actor }: { actor: CheckoutActor }) {
  const { t } = useLingui();
  const user = useUser();
  const address = storedAddress(user?.fullName ?? t({ message: 'Reception', context: 'recipient' }));
  return (
    <Card title={address.fullName}>
      <Stack gap="l">
        <AddressLines address={address} />
        <Button width="full" variant="soft" onClick={() => actor.send({ type: 'address submitted', address })}>
          <Trans>Deliver To This Address</Trans>
        </Button>
      </Stack>
    </Card>
  );
}
