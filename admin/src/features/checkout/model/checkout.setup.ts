import { assign, emit, fromPromise, setup } from 'xstate';
import { EMPTY_ADDRESS, isComplete } from './checkout.address.ts';
import { OrderUnderWay, returnToCart } from '../../../cart/order/cart.order.ts';
import type { SafeStorage } from '../../../storage/storage.ts';
import type { StoredItem } from '../../../cart/model/cart.types.ts';
import { type PlacedOrder, placeOrder } from './checkout.api.ts';
import {
  type Address,
  type CheckoutStep,
  FIRST_PAYMENT,
  type StoredCheckout,
  type Order,
  type OrderRequest,
  type Payment,
} from './checkout.types.ts';
import { findCoupon, findGiftCard } from '../price/checkout.totals.ts';

export interface CheckoutContext extends Pick<CheckoutInput, 'storage'> {
  /** The step of the URL, until the cart is loaded. */
  wanted: CheckoutStep;
  /** The number of pieces in the cart; `null` until loaded. */
  pieces: number | null;
  /** The form of a new address. */
  typed: Address;
  /** The delivery address; `null` until one is chosen. */
  given: Address | null;
  /** Whether an incomplete address was submitted, so that its mistakes show. */
  isAddressChecked: boolean;
  coupon: string | null;
  /** The rejected coupon code. */
  unknownCoupon: string | null;
  giftCard: string | null;
  /** The rejected gift card code. */
  unknownGiftCard: string | null;
  payment: Payment;
  /** The order in progress, until it is placed or back in the cart. */
  request: OrderRequest | null;
  order: Order | null;
  /** Why placing the order failed. */
  error: unknown;
  /** Why returning the products to the cart failed. */
  returnError: unknown;
}

export type CheckoutEvent =
  | { type: 'cart loaded'; pieces: number }
  | { type: 'step selected'; step: CheckoutStep }
  | { type: 'cart confirmed' }
  | { type: 'coupon entered'; code: string }
  | { type: 'coupon removed' }
  | { type: 'address changed'; address: Address }
  | { type: 'address submitted'; address: Address }
  | { type: 'gift card entered'; code: string }
  | { type: 'gift card removed' }
  | { type: 'payment changed'; payment: Payment }
  | { type: 'order confirmed'; request: OrderRequest }
  | { type: 'try again' };

export type CheckoutMessage =
  | { type: 'order placed' }
  /** The order failed, and the cart is to be loaded again. */
  | { type: 'order failed' };

export interface CheckoutInput {
  wanted: CheckoutStep;
  /** As stored in this browser. */
  kept: StoredCheckout | null;
  /** Holds the products of an order until it is placed. */
  storage: SafeStorage;
}

export interface OrderInput extends Pick<CheckoutInput, 'storage'> {
  items: readonly StoredItem[];
}

export function initialContext({ wanted, kept, storage }: CheckoutInput): CheckoutContext {
  return {
    wanted,
    storage,
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
    returnError: null,
  };
}

export const holdsSomething = ({ pieces }: CheckoutContext) => pieces !== null && pieces > 0;

type Selected = Extract<CheckoutEvent, { type: 'step selected' }>;

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutMessage,
    input: {} as CheckoutInput,
  },
  actors: {
    placeOrder: fromPromise<PlacedOrder, OrderInput>(({ input: { items, storage }, signal }) =>
      placeOrder(items, { signal, storage }),
    ),
    returnToCart: fromPromise<void, OrderInput>(({ input: { items, storage }, signal }) =>
      returnToCart(items, { signal, storage }),
    ),
  },
  guards: {
    'the cart is loaded': ({ context }) => context.pieces !== null,
    'shows a stored receipt': ({ context }) => context.wanted === 'confirmation' && context.order !== null,
    'payment is requested and reachable': ({ context }) =>
      context.wanted === 'payment' && holdsSomething(context) && context.given !== null,
    'address is requested and reachable': ({ context }) =>
      (context.wanted === 'address' || context.wanted === 'payment') && holdsSomething(context),
    'the cart is empty': ({ context }) => !holdsSomething(context),
    'the cart has products': ({ context }) => holdsSomething(context),
    'cart is selected': (_, { step }: Selected) => step === 'cart',
    'address is selected and reachable': ({ context }, { step }: Selected) =>
      step === 'address' && holdsSomething(context),
    'payment is selected and reachable': ({ context }, { step }: Selected) =>
      step === 'payment' && holdsSomething(context) && context.given !== null,
    'the address is complete': (_, address: Address) => isComplete(address),
    'another tab is ordering': (_, { error }: { error: unknown }) => error instanceof OrderUnderWay,
    'the coupon is known': (_, code: string) => findCoupon(code) !== null,
    'the gift card is known': (_, code: string) => findGiftCard(code) !== null,
  },
  actions: {
    'set the count': assign({ pieces: (_, pieces: number) => pieces }),
    'apply the coupon': assign((_, code: string) => ({ coupon: findCoupon(code), unknownCoupon: null })),
    'reject the coupon': assign({ unknownCoupon: (_, code: string) => code }),
    'remove the coupon': assign({ coupon: null, unknownCoupon: null }),
    'apply the gift card': assign((_, code: string) => ({ giftCard: findGiftCard(code), unknownGiftCard: null })),
    'reject the gift card': assign({ unknownGiftCard: (_, code: string) => code }),
    'remove the gift card': assign({ giftCard: null, unknownGiftCard: null }),
    'clear rejected codes': assign({ unknownCoupon: null, unknownGiftCard: null }),
    // Typing another address deselects the previous one.
    'set the form': assign((_, address: Address) => ({ typed: address, given: null })),
    'set the address': assign((_, address: Address) => ({ given: address, isAddressChecked: false })),
    'show the mistakes': assign({ given: null, isAddressChecked: true }),
    'set the payment': assign({ payment: (_, payment: Payment) => payment }),
    'set the request': assign((_, request: OrderRequest) => ({
      request,
      wanted: 'payment' as const,
      error: null,
    })),
    'set the error': assign((_, { error }: { error: unknown }) => ({ error })),
    'set the return error': assign((_, { error }: { error: unknown }) => ({ returnError: error })),
    'clear the request': assign({ request: null, returnError: null }),
    'set the receipt': assign(({ context }, placed: PlacedOrder) => {
      const { request, given, payment } = context;
      if (!request || !given) return {};
      const { items: _, ...ordered } = request;
      const order = { ...placed, ...ordered, address: given, payment };
      return { order, request: null, coupon: null, giftCard: null, payment: FIRST_PAYMENT };
    }),
    'announce the placed order': emit({ type: 'order placed' }),
    'announce the failed order': emit({ type: 'order failed' }),
  },
});
