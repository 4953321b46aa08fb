import { assign, emit, fromPromise, setup } from 'xstate';
import { EMPTY_ADDRESS, isComplete } from './checkout.address.ts';
import { OrderUnderWay, putBack } from '../../../cart/order/cart.order.ts';
import type { KeptItem } from '../../../cart/model/cart.types.ts';
import { type PlacedOrder, placeOrder } from './checkout.api.ts';
import {
  type Address,
  type CheckoutStep,
  FIRST_PAYMENT,
  type KeptCheckout,
  type Order,
  type OrderRequest,
  type Payment,
} from './checkout.types.ts';
import { findCoupon, findGiftCard } from './checkout.totals.ts';

export interface CheckoutContext {
  /** The step that was asked for before the cart was known. */
  wanted: CheckoutStep;
  /** How many pieces are in the cart; `null` until that is known. */
  pieces: number | null;
  /** The form of a new address, as far as it was typed. */
  typed: Address;
  /** Where to deliver; `null` until that is decided. */
  given: Address | null;
  /** Whether somebody went on with an address that is not complete: its mistakes then show. */
  isAddressChecked: boolean;
  coupon: string | null;
  /** What was typed and is no coupon. */
  unknownCoupon: string | null;
  giftCard: string | null;
  /** What was typed and is no gift card. */
  unknownGiftCard: string | null;
  payment: Payment;
  /** What is being ordered, until all of it is ordered or back in the cart. */
  request: OrderRequest | null;
  order: Order | null;
  /** Why the order could not be placed. */
  error: unknown;
  /** Why what was ordered could not be put back into the cart. */
  notBack: unknown;
}

export type CheckoutEvent =
  | { type: 'cart counted'; pieces: number }
  | { type: 'step chosen'; step: CheckoutStep }
  | { type: 'cart confirmed' }
  | { type: 'coupon entered'; code: string }
  | { type: 'coupon removed' }
  | { type: 'address typed'; address: Address }
  | { type: 'address given'; address: Address }
  | { type: 'gift card entered'; code: string }
  | { type: 'gift card removed' }
  | { type: 'payment chosen'; payment: Payment }
  | { type: 'order confirmed'; request: OrderRequest }
  | { type: 'try again' };

export type CheckoutMessage =
  | { type: 'order placed' }
  /** The order failed, and what the cart holds is to be asked again. */
  | { type: 'order broken off' };

/** What begins with this checkout. */
export function startOf({ wanted, kept }: { wanted: CheckoutStep; kept: KeptCheckout | null }): CheckoutContext {
  return {
    wanted,
    pieces: null,
    typed: kept?.typed ?? EMPTY_ADDRESS,
    given: kept?.given ?? null,
    isAddressChecked: false,
    coupon: kept?.coupon ?? null,
    unknownCoupon: null,
    giftCard: kept?.giftCard ?? null,
    unknownGiftCard: null,
    payment: kept?.payment ?? FIRST_PAYMENT,
    request: null,
    order: kept?.order ?? null,
    error: null,
    notBack: null,
  };
}

/** Whether there is something to order. */
export const holdsSomething = ({ pieces }: CheckoutContext) => pieces !== null && pieces > 0;
const chose = (event: CheckoutEvent, step: CheckoutStep) => event.type === 'step chosen' && event.step === step;

/** What the machine of the checkout is made of. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutMessage,
    input: {} as { wanted: CheckoutStep; kept: KeptCheckout | null },
  },
  actors: {
    placeOrder: fromPromise<PlacedOrder, { items: readonly KeptItem[] }>(({ input, signal }) =>
      placeOrder(input.items, signal),
    ),
    putBack: fromPromise<void, { items: readonly KeptItem[] }>(({ input, signal }) => putBack(input.items, signal)),
  },
  guards: {
    'the cart is counted': ({ context }) => context.pieces !== null,
    'the receipt was wanted and is there': ({ context }) => context.wanted === 'confirmation' && context.order !== null,
    'the payment was wanted and may be given': ({ context }) =>
      context.wanted === 'payment' && holdsSomething(context) && context.given !== null,
    'the address was wanted and may be given': ({ context }) =>
      (context.wanted === 'address' || context.wanted === 'payment') && holdsSomething(context),
    'nothing is in the cart': ({ context }) => !holdsSomething(context),
    'the cart holds something': ({ context }) => holdsSomething(context),
    'the cart was chosen': ({ event }) => chose(event, 'cart'),
    'the address was chosen and may be given': ({ context, event }) =>
      chose(event, 'address') && holdsSomething(context),
    'the payment was chosen and may be given': ({ context, event }) =>
      chose(event, 'payment') && holdsSomething(context) && context.given !== null,
    'the address is complete': (_, address: Address) => isComplete(address),
    'another tab is ordering': (_, { error }: { error: unknown }) => error instanceof OrderUnderWay,
    'the coupon is known': (_, code: string) => findCoupon(code) !== null,
    'the gift card is known': (_, code: string) => findGiftCard(code) !== null,
  },
  actions: {
    'note the count': assign({ pieces: (_, pieces: number) => pieces }),
    'take the coupon': assign((_, code: string) => ({ coupon: findCoupon(code), unknownCoupon: null })),
    'refuse the coupon': assign({ unknownCoupon: (_, code: string) => code }),
    'drop the coupon': assign({ coupon: null, unknownCoupon: null }),
    'take the gift card': assign((_, code: string) => ({ giftCard: findGiftCard(code), unknownGiftCard: null })),
    'refuse the gift card': assign({ unknownGiftCard: (_, code: string) => code }),
    'drop the gift card': assign({ giftCard: null, unknownGiftCard: null }),
    'forget what was no code': assign({ unknownCoupon: null, unknownGiftCard: null }),
    // Whoever begins another address does not mean the one before.
    'keep what is typed': assign((_, address: Address) => ({ typed: address, given: null })),
    'keep the address': assign((_, address: Address) => ({ given: address, isAddressChecked: false })),
    'show what is missing': assign({ given: null, isAddressChecked: true }),
    'keep the payment': assign({ payment: (_, payment: Payment) => payment }),
    'keep the request': assign((_, request: OrderRequest) => ({
      request,
      wanted: 'payment' as const,
      error: null,
    })),
    'note the failure': assign((_, { error }: { error: unknown }) => ({ error })),
    'note that it is not back': assign((_, { error }: { error: unknown }) => ({ notBack: error })),
    'forget the request': assign({ request: null, notBack: null }),
    'write the receipt': assign(({ context }, placed: PlacedOrder) => {
      const { request, given, payment } = context;
      if (!request || !given) return {};
      const { lines, totals } = request;
      const order = { ...placed, lines, totals, address: given, payment };
      return { order, request: null, coupon: null, giftCard: null, payment: FIRST_PAYMENT };
    }),
    'tell that it is placed': emit({ type: 'order placed' }),
    'tell that it is broken off': emit({ type: 'order broken off' }),
  },
});
