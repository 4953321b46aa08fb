import { ErrorState, Stack, StepBar, type StepperStep } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { CreditCard, MapPin, ShoppingCart } from 'lucide-react';
import { useActorState } from '../../app-state/useActorState.ts';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { useUnsavedWork } from '../../blocker/unsaved-work.ts';
import { PageHead } from '../../navigation/PageHead.tsx';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useTryAgain } from '../../session/useTryAgain.ts';
import { AddressStep } from './steps/address/AddressStep.tsx';
import { CartStep } from './steps/CartStep.tsx';
import { CartSkeleton } from './steps/CartSkeleton.tsx';
import { holdsSomething } from './model/checkout.setup.ts';
import { type CheckoutStep, STEPS } from './model/checkout.types.ts';
import { Confirmation } from './steps/Confirmation.tsx';
import { PaymentStep } from './steps/payment/PaymentStep.tsx';
import { useFocusOnStep } from './useFocusOnStep.ts';
import { type CheckoutActor, useCheckout } from './useCheckout.ts';

/** `/apps/ecommerce/checkout`: the step is in the URL; the form survives going back and a reload. */
export function CheckoutPage() {
  const { t } = useLingui();
  const checkout = useCheckout();
  const { actor, cart, step, isLoading } = checkout;
  const isReturnFailed = useActorState(actor, ({ context }) => context.returnError !== null);
  const root = useFocusOnStep(isReturnFailed ? 'not returned' : step, isLoading);
  useUnsavedWork(step === 'address' || step === 'payment', { isKept: true });
  const isFailed = cart.error !== null && cart.state !== 'ready';

  return (
    <>
      <PageTitle title={t`Checkout`} />
      <PageHead
        title={t`Checkout`}
        way={[{ label: t`eCommerce` }, { label: t`Shop`, href: paths.shop }, { label: t`Checkout` }]}
      />
      <Stack gap="gap" ref={root}>
        {step !== 'confirmation' && <Way actor={actor} step={step} />}
        {step === 'confirmation' ? (
          <Confirmation actor={actor} />
        ) : isFailed ? (
          <Failure {...checkout} />
        ) : isReturnFailed ? (
          <ReturnFailed actor={actor} />
        ) : isLoading ? (
          <CartSkeleton />
        ) : (
          <Step {...{ actor, cart, step }} />
        )}
      </Stack>
    </>
  );
}

function Step({ actor, cart, step }: Pick<ReturnType<typeof useCheckout>, 'actor' | 'cart' | 'step'>) {
  switch (step) {
    case 'address':
      return <AddressStep actor={actor} cart={cart} />;
    case 'payment':
      return <PaymentStep actor={actor} cart={cart} />;
    default:
      return <CartStep actor={actor} cart={cart} />;
  }
}

/** The three steps before the receipt; those already reached can be selected. */
function Way({ actor, step }: { actor: CheckoutActor; step: CheckoutStep }) {
  const { t } = useLingui();
  const canPick = useActorState(actor, ({ context }) => holdsSomething(context));
  const canPay = useActorState(actor, ({ context }) => holdsSomething(context) && context.given !== null);
  const now = STEPS.indexOf(step);
  const stateOf = (index: number): StepperStep['state'] =>
    index === now ? 'current' : index < now ? 'done' : 'coming';
  const steps: StepperStep[] = [
    { id: 'cart', title: t`Cart`, icon: ShoppingCart, state: stateOf(0) },
    {
      id: 'address',
      title: t({ message: 'Address', context: 'postal' }),
      icon: MapPin,
      state: stateOf(1),
      isDisabled: !canPick,
    },
    {
      id: 'payment',
      title: t`Payment`,
      icon: CreditCard,
      state: stateOf(2),
      isDisabled: !canPay,
    },
  ];
  return (
    <StepBar
      label={t`Checkout steps`}
      steps={steps}
      onSelect={(chosen) => {
        const selected = STEPS.find((one) => one === chosen.step);
        if (selected) actor.send({ type: 'step selected', step: selected });
      }}
    />
  );
}

function Failure({ cart }: Pick<ReturnType<typeof useCheckout>, 'cart'>) {
  const { t } = useLingui();
  const tryAgain = useTryAgain(() => cart.send({ type: 'try again' }));
  return (
    <ErrorState
      headingLevel={2}
      title={t`Couldn't load your cart`}
      onRetry={tryAgain}
      isRetrying={cart.state === 'loading'}
    >
      <ErrorText error={cart.error} />
    </ErrorState>
  );
}

function ReturnFailed({ actor }: { actor: CheckoutActor }) {
  const { t } = useLingui();
  const reason = useActorState(actor, ({ context }) => context.returnError);
  const isRetrying = useActorState(actor, (state) => state.matches('returning'));
  const tryAgain = useTryAgain(() => actor.send({ type: 'try again' }));
  return (
    <ErrorState
      headingLevel={2}
      title={t`Your order wasn't placed, and some items aren't back in your cart yet`}
      onRetry={tryAgain}
      isRetrying={isRetrying}
    >
      <ErrorText error={reason} />
    </ErrorState>
  );
}
