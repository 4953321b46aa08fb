import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useActorState } from '../../app-state/useActorState.ts';
import { useLoadedCart } from '../../cart/CartProvider.tsx';
import { type Cart, useCart } from '../../cart/useCart.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useUserStorage } from '../../session/storage/useUserStorage.ts';
import type { SafeStorage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/StorageProvider.tsx';
import { checkoutMachine } from './model/checkout.machine.ts';
import { readCheckout, writeCheckout } from './model/checkout.storage.ts';
import { type CheckoutStep, STEPS } from './model/checkout.types.ts';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** Runs the checkout with its cart, its step in the URL, and its storage. */
export function useCheckout(): { actor: CheckoutActor; cart: Cart; step: CheckoutStep; isLoading: boolean } {
  const [search] = useSearchParams();
  const wanted = stepIn(search);
  const storage = useStorage();
  const ownStorage = useUserStorage();
  const actor = useInspectedActor(checkoutMachine, {
    input: { wanted, kept: readCheckout(ownStorage), storage },
  });
  const cart = useCart();
  useLoadedCart();
  useCartCount(actor, cart);
  useEndOfOrder(actor, cart);
  useStepInAddress(actor, wanted);
  useStoredCheckout(actor, ownStorage);
  return {
    actor,
    cart,
    step: useActorState(actor, stepOf),
    /** Whether the cart is still loading, so that no step can be shown. */
    isLoading: useActorState(actor, ({ value }) => value === 'loading'),
  };
}

/** The shown step; payment stays visible until the order is placed or the cart is restored. */
function stepOf({ value, context }: SnapshotFrom<typeof checkoutMachine>): CheckoutStep {
  if (value === 'confirmation') return value;
  if (value === 'placing' || value === 'returning' || value === 'returnFailed') return 'payment';
  return typeof value === 'object' ? value.shopping : context.wanted;
}

function stepIn(search: URLSearchParams): CheckoutStep {
  return STEPS.find((step) => step === search.get('step')) ?? 'cart';
}

function useCartCount({ send }: CheckoutActor, { state, count }: Cart) {
  useEffect(() => {
    if (state === 'ready') send({ type: 'cart loaded', pieces: count });
  }, [send, state, count]);
}

/** Empties the cart after an order, and restores it after one that failed or was left. */
function useEndOfOrder(actor: CheckoutActor, { send }: Cart) {
  useEffect(() => {
    const placed = actor.on('order placed', send);
    const brokenOff = actor.on('order failed', send);
    return () => {
      placed.unsubscribe();
      brokenOff.unsubscribe();
      if (actor.getSnapshot().context.request) send({ type: 'order failed' });
    };
  }, [actor, send]);
}

/** The URL selects the step, and follows the step of the machine. */
function useStepInAddress(actor: CheckoutActor, wanted: CheckoutStep) {
  const [, setSearch] = useSearchParams();
  const step = useActorState(actor, stepOf);
  const navigate = useNavigate();
  const hasShownReceipt = useRef(false);
  const isFirstEntry = useLocation().key === 'default';
  const isBack = useNavigationType() === NavigationType.Pop && !isFirstEntry;

  useEffect(() => {
    const go = (to: CheckoutStep, replace: boolean) => setSearch(to === 'cart' ? {} : { step: to }, { replace });
    if (stepOf(actor.getSnapshot()) !== wanted) actor.send({ type: 'step selected', step: wanted });
    const reached = stepOf(actor.getSnapshot());
    if (wanted === 'confirmation') hasShownReceipt.current = true;
    if (reached !== wanted) {
      // The steps of a placed order are over: one step back leads to the page before them.
      if (hasShownReceipt.current && isBack) void navigate(-1);
      else go(reached, true);
    }

    const subscription = actor.subscribe((snapshot) => {
      const next = stepOf(snapshot);
      if (next !== wanted) go(next, next === 'confirmation');
    });
    return () => subscription.unsubscribe();
    // The setter changes with each navigation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, wanted, step]);
}

function useStoredCheckout(actor: CheckoutActor, ownStorage: SafeStorage) {
  useEffect(() => {
    let { context: last } = actor.getSnapshot();
    const subscription = actor.subscribe(({ context }) => {
      writeCheckout(ownStorage, last, context);
      last = context;
    });
    return () => subscription.unsubscribe();
  }, [actor, ownStorage]);
}
