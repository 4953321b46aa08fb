import { Button, Card, FormError, Form, SideLayout, Stack, focusFirstMistake } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { priceOf } from '../../../../cart/model/cart.commands.ts';
import { OrderUnderWay } from '../../../../cart/order/cart.order.ts';
import type { CartLine } from '../../../../cart/model/cart.types.ts';
import { useErrorText } from '../../../../http/response/http.messages.ts';
import type { CheckoutStepProps, PaymentMistake } from '../steps.types.ts';
import type { OrderRequest, Payment } from '../../model/checkout.types.ts';
import { formatMoney } from '../../../../i18n/format.ts';
import { OrderSummary } from '../../price/OrderSummary.tsx';
import { ChosenAddress } from '../address/ChosenAddress.tsx';
import { CodeForm } from '../CodeForm.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { deliveryOf, isShipped } from '../../price/checkout.shipping.ts';
import { addUp, type Totals } from '../../price/checkout.totals.ts';

/** ECM-13: the payment. The security code of a card stays in its field. */
export function PaymentStep({ actor, cart }: CheckoutStepProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const chosen = useActorState(actor, ({ context }) => context.payment);
  const payment = paymentFor(chosen, cart.lines);
  const error = useActorState(actor, ({ context }) => context.error);
  const isPlacing = useActorState(actor, (state) => state.hasTag('ordering'));
  const coupon = useActorState(actor, ({ context }) => context.coupon);
  const giftCard = useActorState(actor, ({ context }) => context.giftCard);
  const totals = addUp(cart.lines, { coupon, giftCard });
  const [cvv, setCvv] = useState('');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isPaid = totals.payable === 0;
  const isPaidLater = payment.method === 'cashOnDelivery';
  const mistake = isPaid ? null : mistakeIn(payment, cvv);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (mistake) focusFirstMistake(form.current);
    if (mistake || isPlacing) return;
    setCvv('');
    setChecked(false);
    if (payment !== chosen) actor.send({ type: 'payment changed', payment });
    actor.send({ type: 'order confirmed', request: requestOf(cart.lines, totals) });
  };

  return (
    <SideLayout
      side={
        <Stack gap="gap">
          <OrderSummary actor={actor} cart={cart} />
          <ChosenAddress actor={actor} />
        </Stack>
      }
    >
      <Stack gap="gap">
        <Card title={t`Payment options`} subtitle={isPaid ? undefined : t`How would you like to pay?`}>
          <Form ref={form} onSubmit={submit}>
            <Stack gap="l">
              {isPaid ? (
                <p>
                  <Trans>There is nothing to pay.</Trans>
                </p>
              ) : (
                <PaymentChoice
                  payment={payment}
                  isShipped={isShipped(cart.lines)}
                  payable={totals.payable}
                  cvv={cvv}
                  mistake={isChecked ? mistake : null}
                  onChange={(change) => actor.send({ type: 'payment changed', payment: change })}
                  onCvvChange={setCvv}
                />
              )}
              <PayButton isPlacing={isPlacing} payable={isPaidLater ? 0 : totals.payable} />
              <FormError>
                {!isPlacing &&
                  error !== null &&
                  (error instanceof OrderUnderWay ? (
                    <Trans>Another tab is placing an order. Nothing was ordered or charged here.</Trans>
                  ) : (
                    <Failure reason={errorText(error)} />
                  ))}
              </FormError>
            </Stack>
          </Form>
        </Card>
        <GiftCard actor={actor} />
      </Stack>
    </SideLayout>
  );
}

/** Says what a press does. The specification calls it "Continue" whatever it does, which stays as its description. */
function PayButton({ isPlacing, payable }: { isPlacing: boolean; payable: number }) {
  const { t } = useLingui();
  const amount = formatMoney(payable / 100, 'BRL');
  return (
    <Button type="submit" size="large" width="full" isBusy={isPlacing} aria-description={t`Continue`}>
      {payable > 0 ? t`Pay ${amount}` : t`Place Order`}
    </Button>
  );
}

function Failure({ reason }: { reason: string }) {
  return <Trans>Your order wasn't placed, and nothing was charged. {reason}</Trans>;
}

function GiftCard({ actor }: Pick<CheckoutStepProps, 'actor'>) {
  const { t } = useLingui();
  const giftCard = useActorState(actor, ({ context }) => context.giftCard);
  const unknown = useActorState(actor, ({ context }) => context.unknownGiftCard);
  return (
    <Card title={t`Add a gift card`}>
      <CodeForm
        label={t`Gift card`}
        applied={giftCard}
        appliedText={t`Gift card ${giftCard} applied`}
        mistake={unknown === null ? undefined : t`Gift card “${unknown}” isn't valid. Check the spelling.`}
        onApply={(code) => actor.send({ type: 'gift card entered', code })}
        onRemove={() => actor.send({ type: 'gift card removed' })}
      />
    </Card>
  );
}

/** Cash was chosen while something was to be shipped, which has left the cart since. */
const paymentFor = (chosen: Payment, lines: readonly CartLine[]): Payment =>
  chosen.method === 'cashOnDelivery' && !isShipped(lines) ? { ...chosen, method: 'card' } : chosen;

function mistakeIn({ method, bank }: { method: string; bank: string }, cvv: string): PaymentMistake | null {
  if (method === 'card' && !/^\d{3,4}$/.test(cvv)) return 'cvv';
  return method === 'netBanking' && bank === '' ? 'bank' : null;
}

function requestOf(lines: readonly CartLine[], totals: Totals): OrderRequest {
  return {
    items: lines.map(({ product, qty }) => ({ productId: product.id, qty })),
    lines: lines.map(({ product, qty }) => ({
      name: product.name,
      qty,
      price: priceOf({ product, qty }),
    })),
    totals,
    ...deliveryOf(lines),
  };
}
