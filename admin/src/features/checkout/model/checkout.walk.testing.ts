import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import { OrderUnderWay } from '../../../cart/order/cart.order.ts';
import { EMPTY_ADDRESS, storedAddress } from './checkout.address.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { type StoredCheckout, STEPS } from './checkout.types.ts';
import { addUp } from '../price/checkout.totals.ts';
import { storage } from '../../../storage/storage.ts';

const address = storedAddress('Ana Prado');
const payment = { method: 'emi', bank: '', months: 3 } as const;
const totals = addUp([], { coupon: null, giftCard: null });
const request = { items: [{ productId: 1, qty: 1 }], lines: [], totals };
const placed = { number: 'E-1', placedAt: '2026-11-02T10:00:00Z' };
const kept: StoredCheckout = {
  typed: EMPTY_ADDRESS,
  given: address,
  coupon: null,
  giftCard: null,
  payment,
  order: { ...placed, lines: [], totals, address, payment },
};

const seesItsOrderSent: Sees = async ({ expect, screen }) => {
  await expect(await screen.findByRole('button', { name: /^(Pay R\$|Place Order)/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
};

export const walk = walkThrough(checkoutMachine).with({
  page: '../CheckoutPage',
  parametersOf: (path) => {
    const step = STEPS.find((one) => path === `shopping.${one}`);
    return step ? { route: `/apps/ecommerce/checkout?step=${step}` } : {};
  },
  sees: {
    loading: async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading cart…')).toBeInTheDocument();
    },
    'shopping.cart': async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: 'Your items' })).toBeVisible();
    },
    'shopping.address': async ({ expect, screen }) => {
      await expect(await screen.findByRole('textbox', { name: 'Full Name' })).toBeVisible();
    },
    'shopping.payment': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: /^(Pay R\$|Place Order)/ })).not.toHaveAttribute(
        'aria-busy',
      );
    },
    placing: seesItsOrderSent,
    // To a person, a refused order goes on until the cart has its items back.
    returning: seesItsOrderSent,
    returnFailed: async ({ expect, screen }) => {
      await expect(
        await screen.findByRole('heading', { name: /some items aren't back in your cart yet/ }),
      ).toBeVisible();
    },
    confirmation: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: `Thank you, ${address.fullName}!` })).toBeVisible();
    },
  },
  inputs: STEPS.flatMap((wanted) => [
    { wanted, kept: null, storage },
    { wanted, kept, storage },
  ]),
  events: () => [
    { type: 'cart loaded', pieces: 0 },
    { type: 'cart loaded', pieces: 2 },
    ...STEPS.map((step) => ({ type: 'step selected', step }) as const),
    { type: 'cart confirmed' },
    { type: 'coupon entered', code: 'EMBARQUE10' },
    { type: 'coupon entered', code: 'NOTHING' },
    { type: 'coupon removed' },
    { type: 'address changed', address },
    { type: 'address submitted', address },
    { type: 'address submitted', address: EMPTY_ADDRESS },
    { type: 'gift card entered', code: 'PRESENTE50' },
    { type: 'gift card entered', code: 'NOTHING' },
    { type: 'gift card removed' },
    { type: 'payment changed', payment },
    { type: 'order confirmed', request },
    { type: 'try again' },
  ],
  answers: {
    placeOrder: { done: [placed], errors: [new Error('no'), new OrderUnderWay()] },
    returnToCart: { done: [undefined] },
  },
  alike: ({ context: { wanted, pieces, given, request, order, error } }) => [
    wanted,
    pieces,
    given !== null,
    request !== null,
    order !== null,
    error !== null,
  ],
});
