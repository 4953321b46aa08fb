import { Button, Card, Divider, type PricedItem, PricedItems, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { priceOf } from '../../../cart/model/cart.commands.ts';
import type { CartLine } from '../../../cart/model/cart.types.ts';
import { AddressLines } from '../steps/address/AddressLines.tsx';
import type { CheckoutActor } from '../useCheckout.ts';

export interface OrderSummaryProps {
  actor: CheckoutActor;
  /** The ordered products. */
  lines: readonly CartLine[];
  /** The price part by part. */
  children: ReactNode;
}

/** The order about to be paid, and where it goes. */
export function OrderSummary({ actor, lines, children }: OrderSummaryProps) {
  const { t } = useLingui();
  const address = useActorState(actor, ({ context }) => context.given);
  return (
    <Stack gap="gap">
      <Card title={t`Price details`}>
        <Stack gap="l">
          <PricedItems aria-label={t`Items to pay`} items={lines.map(itemOf)} />
          <Divider />
          {children}
        </Stack>
      </Card>
      {address && (
        <Card title={t`Deliver to`}>
          <Stack gap="m">
            <div>
              <strong>{address.fullName}</strong>
              <AddressLines address={address} />
            </div>
            <Button variant="outline" onClick={() => actor.send({ type: 'step selected', step: 'address' })}>
              <Trans>Change address</Trans>
            </Button>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

const itemOf = ({ product, qty }: CartLine): PricedItem => ({
  id: product.id,
  name: product.name,
  image: product.image,
  qty,
  price: priceOf({ product, qty }) / 100,
});
