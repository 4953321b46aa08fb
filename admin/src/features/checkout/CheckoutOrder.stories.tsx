import { shopScenarios } from '@embarque/mocks/shop/handlers';
import type { StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor } from 'storybook/test';
import { cartCalls } from '../../cart/cart.api.ts';
import { itemsOf } from '../../cart/cart.changes.ts';
import { EMPTY_ADDRESS, storedAddress } from './checkout.address.ts';
import { checkout, goToPayment } from './checkout.stories.testing.tsx';
import type { KeptCheckout } from './checkout.types.ts';
import { addUp } from './totals.ts';

const meta = { ...checkout, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const AnOrderThatFailsHalfwayLeavesTheCartAsItWas: Story = {
  tags: ['ECM-13'],
  play: async ({ canvas, msw, userEvent }) => {
    await goToPayment(canvas, userEvent);
    const before = await itemsInTheShop();
    msw.use(shopScenarios.oneCannotBeTakenOut);
    await payOnDelivery(canvas, userEvent);
    await expect(await canvas.findByText(/The order was not placed, and nothing was paid/)).toBeVisible();

    await expect(await itemsInTheShop()).toEqual(before);
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Price Details' })).toHaveTextContent('Price of 5 items');
  },
};

export const ACartThatIsNotWholeIsMadeWholeFirst: Story = {
  tags: ['ECM-13'],
  play: async ({ canvas, msw, userEvent }) => {
    await goToPayment(canvas, userEvent);
    const before = await itemsInTheShop();
    msw.use(shopScenarios.oneCannotBeTakenOut, shopScenarios.addToCartFailed);
    await payOnDelivery(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('your cart is not whole yet');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /not whole yet/ })).toHaveFocus());
    await expect(await itemsInTheShop()).toHaveLength(2);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Payment options' })).toHaveFocus());
    await expect(await itemsInTheShop()).toEqual(before);
  },
};

export const AnOrderWhosePageWentAwayIsPutBack: Story = {
  tags: ['ECM-13'],
  parameters: { route: '/apps/ecommerce/checkout?step=payment' },
  beforeEach: () => {
    const kept: KeptCheckout = {
      typed: EMPTY_ADDRESS,
      given: storedAddress('Marina Duarte'),
      coupon: null,
      giftCard: null,
      payment: { method: 'cashOnDelivery', bank: '', months: 3 },
      request: {
        items: [...SAMPLE_ITEMS, { productId: 20, qty: 3 }],
        lines: [],
        totals: addUp([], { coupon: null, giftCard: null }),
      },
      order: null,
    };
    localStorage.setItem('embarque.checkout', JSON.stringify(kept));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The page was left before the order was placed/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Price Details' })).toHaveTextContent('Price of 8 items'),
    );

    await expect(await itemsInTheShop()).toContainEqual({ productId: 20, qty: 3 });
    await expect(JSON.parse(localStorage.getItem('embarque.checkout') ?? '')).toMatchObject({ request: null });
  },
};

const SAMPLE_ITEMS = [27, 21, 26, 25, 23].map((productId) => ({ productId, qty: 1 }));

async function itemsInTheShop() {
  return itemsOf(await cartCalls.load(null, new AbortController().signal));
}

async function payOnDelivery(canvas: Canvas, userEvent: UserEventObject) {
  await userEvent.click(canvas.getByRole('radio', { name: 'Cash On Delivery' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}
