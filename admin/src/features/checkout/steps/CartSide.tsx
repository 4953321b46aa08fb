import { Button, Card, Divider, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { CheckoutStepProps } from './steps.types.ts';
import { CodeForm } from './CodeForm.tsx';
import { PriceDetails } from '../price/PriceDetails.tsx';
import { addUp, percentOf } from '../price/checkout.totals.ts';

/** The coupon, the price, and the button that continues. */
export function CartSide({ actor, cart }: CheckoutStepProps) {
  const { t } = useLingui();
  const coupon = useActorState(actor, ({ context }) => context.coupon);
  const unknown = useActorState(actor, ({ context }) => context.unknownCoupon);
  const totals = addUp(cart.lines, { coupon, giftCard: null });
  const percent = percentOf(coupon);

  return (
    <Card title={t`Price details`}>
      <Stack gap="l">
        <CodeForm
          label={t`Coupon`}
          applied={coupon}
          appliedText={t`${coupon}: ${percent}% off`}
          isDisabled={cart.lines.length === 0}
          mistake={unknown === null ? undefined : t`Coupon “${unknown}” isn't valid. Check the spelling.`}
          onApply={(code) => actor.send({ type: 'coupon entered', code })}
          onRemove={() => actor.send({ type: 'coupon removed' })}
        />
        <Divider />
        {cart.lines.length > 0 && <PriceDetails totals={totals} coupon={coupon} hasInstalments />}
        <Button
          width="full"
          size="large"
          isDisabled={cart.lines.length === 0}
          aria-description={t`Place Order`}
          onClick={() => actor.send({ type: 'cart confirmed' })}
        >
          <Trans>Continue to address</Trans>
        </Button>
      </Stack>
    </Card>
  );
}
