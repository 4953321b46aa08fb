import { Card, type PricedItem, PricedItems, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { priceOf } from '../../../cart/model/cart.commands.ts';
import type { CartLine } from '../../../cart/model/cart.types.ts';
import type { CheckoutStepProps } from '../steps/steps.types.ts';
import { PriceDetails } from './PriceDetails.tsx';
import { addUp } from './checkout.totals.ts';

/** The ordered products with their pictures, and the price part by part. */
export function OrderSummary({ actor, cart }: CheckoutStepProps) {
  const { t } = useLingui();
  const coupon = useActorState(actor, ({ context }) => context.coupon);
  const giftCard = useActorState(actor, ({ context }) => context.giftCard);
  return (
    <Card title={t`Price details`}>
      <Stack gap="l">
        <PricedItems aria-label={t`Items to pay`} items={cart.lines.map(itemOf)} />
        <PriceDetails totals={addUp(cart.lines, { coupon, giftCard })} coupon={coupon} />
      </Stack>
    </Card>
  );
}

const itemOf = ({ product, qty }: CartLine): PricedItem => ({
  id: product.id,
  name: product.name,
  image: product.image,
  qty,
  price: priceOf({ product, qty }) / 100,
});
