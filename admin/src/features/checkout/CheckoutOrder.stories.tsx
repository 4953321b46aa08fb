import { Button } from '@embarque/design-system';
import { shopScenarios } from '@embarque/mocks/shop/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { cartCalls } from '../../cart/model/cart.api.ts';
import { itemsOf } from '../../cart/model/cart.commands.ts';
import { writeOrder } from '../../cart/order/cart.storage.ts';
import { checkout, goToPayment } from './checkout.stories.testing.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

const meta = { ...checkout, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const AnOrderThatFailsHalfwayRestoresTheCart: Story = {
  tags: ['core', 'ECM-13'],
  play: async ({ canvas, msw, userEvent }) => {
    await goToPayment(canvas, userEvent);
    const before = await itemsInTheShop();
    msw.use(shopScenarios.oneCannotBeTakenOut);
    await payOnDelivery(canvas, userEvent);
    await expect(await canvas.findByText(/Your order wasn't placed, and nothing was charged/)).toBeVisible();

    await expect(await itemsInTheShop()).toEqual(before);
    await expect(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Price details' })).toHaveTextContent('Price of 5 items');
  },
};

export const OneStepBackLeavesThePlacedOrder: Story = {
  tags: ['core', 'ECM-10'],
  parameters: { route: '/apps/ecommerce/shop' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { router } = storyOf(context);
    await router.navigate('/apps/ecommerce/checkout');
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to address' }));
    await goToPayment(canvas, userEvent);
    await payOnDelivery(canvas, userEvent);
    await canvas.findByRole('region', { name: /^Thank you/ });
    await waitFor(() => expect(router.state.location.search).toBe('?step=confirmation'));
    await router.navigate(-1);

    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/ecommerce/shop'));
  },
};

export const AnIncompleteCartIsRestoredBeforeCheckoutGoesOn: Story = {
  tags: ['ECM-13'],
  play: async ({ canvas, msw, userEvent }) => {
    await goToPayment(canvas, userEvent);
    const before = await itemsInTheShop();
    msw.use(shopScenarios.oneCannotBeTakenOut, shopScenarios.addToCartFailed);
    await payOnDelivery(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent("some items aren't back in your cart yet");
    await waitFor(() => expect(canvas.getByRole('heading', { name: /aren't back in your cart/ })).toHaveFocus());
    await expect(await itemsInTheShop()).toHaveLength(2);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Payment options' })).toHaveFocus());
    await expect(await itemsInTheShop()).toEqual(before);
  },
};

export const AnOrderOfAClosedPageIsReturnedToTheCart: Story = {
  tags: ['ECM-13'],
  beforeEach: (context) => writeOrder(storyOf(context).storage, [...SAMPLE_ITEMS, { productId: 20, qty: 3 }]),
  play: async ({ canvas, userEvent }) => {
    await goToPayment(canvas, userEvent);

    await expect(canvas.getByRole('region', { name: 'Price details' })).toHaveTextContent('Price of 8 items');
    await expect(await itemsInTheShop()).toContainEqual({ productId: 20, qty: 3 });
    await expect(await screen.findByText(/You left before the order was placed/)).toBeInTheDocument();
  },
};

export const LeavingDuringAnOrderReturnsItToTheCart: Story = {
  tags: ['ECM-13'],
  render: () => <Leavable />,
  play: async ({ canvas, msw, userEvent }) => {
    await goToPayment(canvas, userEvent);
    const before = await itemsInTheShop();
    msw.use(shopScenarios.oneIsNeverTakenOut);
    await payOnDelivery(canvas, userEvent);
    await waitFor(async () => expect(await itemsInTheShop()).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));

    await expect(await screen.findByText(/You left before the order was placed/)).toBeInTheDocument();
    await expect(await itemsInTheShop()).toEqual(before);
  },
};

function Leavable() {
  const [isLeft, setLeft] = useState(false);
  return isLeft ? (
    <p>Another page</p>
  ) : (
    <>
      <CheckoutPage />
      <Button onClick={() => setLeft(true)}>Leave</Button>
    </>
  );
}

const SAMPLE_ITEMS = [27, 21, 26, 25, 23].map((productId) => ({ productId, qty: 1 }));

async function itemsInTheShop() {
  return itemsOf(await cartCalls.load(null, new AbortController().signal));
}

async function payOnDelivery(canvas: Canvas, userEvent: UserEventObject) {
  await userEvent.click(canvas.getByRole('radio', { name: 'Cash on delivery' }));
  await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));
}
