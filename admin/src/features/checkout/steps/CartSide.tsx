import { Button, Card, Icon, Inline, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { LockKeyhole, Mail, RefreshCw } from 'lucide-react';
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
  const isEmpty = cart.lines.length === 0;

  return (
    <Card title={t`Price details`}>
      <Stack gap="l">
        <CodeForm
          label={t`Coupon`}
          applied={coupon}
          appliedText={t`${coupon}: ${percent}% off`}
          idleText={isEmpty ? t`Add an item to use a coupon.` : undefined}
          mistake={unknown === null ? undefined : t`Coupon “${unknown}” isn't valid. Check the spelling.`}
          onApply={(code) => actor.send({ type: 'coupon entered', code })}
          onRemove={() => actor.send({ type: 'coupon removed' })}
        />
        {!isEmpty && <PriceDetails totals={totals} coupon={coupon} hasInstalments />}
        <Button
          width="full"
          size="large"
          isDisabled={isEmpty}
          aria-description={t`Place Order`}
          onClick={() => actor.send({ type: 'cart confirmed' })}
        >
          <Trans>Continue to address</Trans>
        </Button>
        <Guarantees />
      </Stack>
    </Card>
  );
}

function Guarantees() {
  const { t } = useLingui();
  const guarantees = [
    { icon: LockKeyhole, text: t`Card security codes are never stored` },
    { icon: RefreshCw, text: t`Exchange within 10 days` },
    { icon: Mail, text: t`eSIMs arrive by email` },
  ];
  return (
    <Stack as="ul" role="list" gap="s">
      {guarantees.map(({ icon, text }) => (
        <Inline key={text} as="li" gap="m" overflow="shrink">
          <Icon icon={icon} />
          <small>{text}</small>
        </Inline>
      ))}
    </Stack>
  );
}
