import { assign, emit, fromPromise, setup } from 'xstate';
import { EMPTY_ADDRESS, isComplete } from './checkout.address.ts';
import { type PlacedOrder, placeOrder } from './checkout.api.ts';
import type { Address, CheckoutStep, KeptCheckout, Order, OrderRequest, Payment } from './checkout.types.ts';
import { findCoupon, findGiftCard } from './totals.ts';

export interface CheckoutContext {
  /** The step that was asked for before the cart was known. */
  wanted: CheckoutStep;
  /** How many pieces are in the cart. */
  pieces: number;
  /** As far as it was typed. */
  address: Address;
  isAddressGiven: boolean;
  /** Whether somebody went on with an address that is not complete: its mistakes then show. */
  isAddressChecked: boolean;
  coupon: string | null;
  /** What was typed and is no coupon. */
  unknownCoupon: string | null;
  giftCard: string | null;
  /** What was typed and is no gift card. */
  unknownGiftCard: string | null;
  payment: Payment;
  /** What is being ordered. */
  request: OrderRequest | null;
  order: Order | null;
  /** Why the order could not be placed. */
  error: unknown;
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
  | { type: 'order confirmed'; request: OrderRequest };

const FIRST_PAYMENT: Payment = { method: 'card', bank: '', months: 3 };

/** What begins with this checkout. */
export function startOf({ wanted, kept }: { wanted: CheckoutStep; kept: KeptCheckout | null }): CheckoutContext {
  return {
    wanted,
    pieces: 0,
    address: kept?.address ?? EMPTY_ADDRESS,
    isAddressGiven: kept?.isAddressGiven ?? false,
    isAddressChecked: false,
    coupon: kept?.coupon ?? null,
    unknownCoupon: null,
    giftCard: null,
    unknownGiftCard: null,
    payment: FIRST_PAYMENT,
    request: null,
    order: kept?.order ?? null,
    error: null,
  };
}

const holdsSomething = ({ pieces }: CheckoutContext) => pieces > 0;
const chose = (event: CheckoutEvent, step: CheckoutStep) => event.type === 'step chosen' && event.step === step;

/** What the machine of the checkout is made of. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as { type: 'order placed' },
    input: {} as { wanted: CheckoutStep; kept: KeptCheckout | null },
  },
  actors: {
    placeOrder: fromPromise<PlacedOrder, { productIds: readonly number[] }>(({ input, signal }) =>
      placeOrder(input.productIds, signal),
    ),
  },
  guards: {
    'the receipt was wanted and is there': ({ context }) => context.wanted === 'confirmation' && context.order !== null,
    'the payment was wanted and may be given': ({ context }) =>
      context.wanted === 'payment' && holdsSomething(context) && context.isAddressGiven,
    'the address was wanted and may be given': ({ context }) =>
      (context.wanted === 'address' || context.wanted === 'payment') && holdsSomething(context),
    'nothing is in the cart': ({ context }) => !holdsSomething(context),
    'the cart holds something': ({ context }) => holdsSomething(context),
    'the cart was chosen': ({ event }) => chose(event, 'cart'),
    'the address was chosen and may be given': ({ context, event }) =>
      chose(event, 'address') && holdsSomething(context),
    'the payment was chosen and may be given': ({ context, event }) =>
      chose(event, 'payment') && holdsSomething(context) && context.isAddressGiven,
    'the address is complete': (_, address: Address) => isComplete(address),
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
    'keep what is typed': assign((_, address: Address) => ({ address, isAddressGiven: false })),
    'keep the address': assign((_, address: Address) => ({ address, isAddressGiven: true, isAddressChecked: false })),
    'show what is missing': assign((_, address: Address) => ({
      address,
      isAddressGiven: false,
      isAddressChecked: true,
    })),
    'keep the payment': assign({ payment: (_, payment: Payment) => payment }),
    'keep the request': assign((_, request: OrderRequest) => ({ request, error: null })),
    'note the failure': assign((_, { error }: { error: unknown }) => ({ error })),
    'write the receipt': assign(({ context }, placed: PlacedOrder) => {
      const { request, address, payment } = context;
      if (!request) return {};
      const { lines, totals } = request;
      return { order: { ...placed, lines, totals, address, payment }, request: null, coupon: null, giftCard: null };
    }),
    'tell that it is placed': emit({ type: 'order placed' }),
  },
});
