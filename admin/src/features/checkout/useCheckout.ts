import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useActorState } from '../../app-state/useActorState.ts';
import { useWantedCart } from '../../cart/CartProvider.tsx';
import { type Cart, useCart } from '../../cart/useCart.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useBelongings } from '../../session/useBelongings.ts';
import type { SafeStorage } from '../../storage/storage.ts';
import { checkoutMachine } from './model/checkout.machine.ts';
import { readCheckout, writeCheckout } from './model/checkout.storage.ts';
import { type CheckoutStep, STEPS } from './model/checkout.types.ts';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** Runs the checkout beside its cart, its address in the browser, and what gets over a reload. */
export function useCheckout(): { actor: CheckoutActor; cart: Cart; step: CheckoutStep; isArriving: boolean } {
  const [search] = useSearchParams();
  const wanted = stepIn(search);
  const belongings = useBelongings();
  const actor = useInspectedActor(checkoutMachine, { input: { wanted, kept: readCheckout(belongings) } });
  const cart = useCart();
  useWantedCart();
  useCountedCart(actor, cart);
  useEndOfOrder(actor, cart);
  useStepInAddress(actor, wanted);
  useKeptCheckout(actor, belongings);
  return {
    actor,
    cart,
    step: useActorState(actor, stepOf),
    /** Whether there is no step to show yet, because nobody knows the cart. */
    isArriving: useActorState(actor, ({ value }) => value === 'arriving'),
  };
}

/** The step that is shown. Until an order is placed, or its cart is whole again, the payment stays in sight. */
function stepOf({ value, context }: SnapshotFrom<typeof checkoutMachine>): CheckoutStep {
  if (value === 'confirmation') return value;
  if (value === 'placing' || value === 'puttingBack' || value === 'notPutBack') return 'payment';
  return typeof value === 'object' ? value.shopping : context.wanted;
}

function stepIn(search: URLSearchParams): CheckoutStep {
  return STEPS.find((step) => step === search.get('step')) ?? 'cart';
}

function useCountedCart({ send }: CheckoutActor, { state, count }: Cart) {
  useEffect(() => {
    if (state === 'ready') send({ type: 'cart counted', pieces: count });
  }, [send, state, count]);
}

/** What was ordered is in the cart no longer; what could not be ordered is there again, also for whoever does not wait for it. */
function useEndOfOrder(actor: CheckoutActor, { send }: Cart) {
  useEffect(() => {
    const placed = actor.on('order placed', send);
    const brokenOff = actor.on('order broken off', send);
    return () => {
      placed.unsubscribe();
      brokenOff.unsubscribe();
      if (actor.getSnapshot().context.request) send({ type: 'order broken off' });
    };
  }, [actor, send]);
}

/** The address asks for a step; where the machine then is goes back into the address. */
function useStepInAddress(actor: CheckoutActor, wanted: CheckoutStep) {
  const [, setSearch] = useSearchParams();
  const step = useActorState(actor, stepOf);

  useEffect(() => {
    const go = (to: CheckoutStep, replace: boolean) => setSearch(to === 'cart' ? {} : { step: to }, { replace });
    if (stepOf(actor.getSnapshot()) !== wanted) actor.send({ type: 'step chosen', step: wanted });
    const reached = stepOf(actor.getSnapshot());
    if (reached !== wanted) go(reached, true);

    const subscription = actor.subscribe((snapshot) => {
      const next = stepOf(snapshot);
      if (next !== wanted) go(next, next === 'confirmation');
    });
    return () => subscription.unsubscribe();
    // The setter is another one with each address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, wanted, step]);
}

function useKeptCheckout(actor: CheckoutActor, belongings: SafeStorage) {
  useEffect(() => {
    let { context: last } = actor.getSnapshot();
    const subscription = actor.subscribe(({ context }) => {
      writeCheckout(belongings, last, context);
      last = context;
    });
    return () => subscription.unsubscribe();
  }, [actor, belongings]);
}
