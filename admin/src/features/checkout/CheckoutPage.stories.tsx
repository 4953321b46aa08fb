import { shopScenarios } from '@embarque/mocks/shop/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { withCart } from '../../cart/withCart.testing.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

const meta = {
  component: CheckoutPage,
  decorators: [withCart],
  parameters: { route: '/apps/ecommerce/checkout' },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const TheCart: Story = {
  tags: ['ECM-11', 'SPEC-3.8-a'],
  play: async ({ canvas }) => {
    const first = await line(canvas, 'Round-the-world cover, one year');
    await expect(await lines(canvas)).toHaveLength(5);
    await expect(first.getByRole('img', { name: 'Rating: 4 of 5' })).toBeVisible();
    await expect(first.getByText('In Stock')).toBeVisible();
    await expect(first.getByText(/^Delivery by/)).toBeVisible();
    await expect(first.getByText(/\d+% off, \d offers? available/)).toBeVisible();
    await expect(first.getByText('R$ 7.999,99')).toBeVisible();
    await expect(price(canvas)).toHaveTextContent(/Price of 5 itemsR\$\s9\.833,69.*Offers.*Estimated tax.*Free.*Total/);
  },
};

export const AQuantityCountsAtOnceAndIsStored: Story = {
  tags: ['core', 'ECM-11'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const esim = await line(canvas, 'eSIM Japan, 20 GB');
    await expect(esim.getByRole('button', { name: /^One less/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(esim.getByRole('button', { name: /^One more/ }));
    await userEvent.click(esim.getByRole('button', { name: /^One more/ }));

    await expect(esim.getByText('R$ 539,70')).toBeVisible();
    await expect(price(canvas)).toHaveTextContent('Price of 7 items');
    await waitFor(() => expect(storyOf(context).area.getItem('cart')).toContain('{"productId":23,"qty":3}'));
  },
};

export const ARemovedProductIsRestoredToItsPosition: Story = {
  tags: ['core', 'ECM-11'],
  play: async ({ canvas, userEvent }) => {
    const before = await lines(canvas);
    const esim = await line(canvas, 'eSIM Brazil, 5 GB');
    await userEvent.click(esim.getByRole('button', { name: /^Remove/ }));
    await expect(await lines(canvas)).toEqual(before.filter((name) => name !== 'eSIM Brazil, 5 GB'));
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(async () => expect(await lines(canvas)).toEqual(before));
  },
};

export const AProductMovedToTheWishlistReturnsToItsPosition: Story = {
  tags: ['ECM-11'],
  play: async ({ canvas, userEvent }) => {
    const before = await lines(canvas);
    const esim = await line(canvas, 'eSIM Brazil, 5 GB');
    await userEvent.click(esim.getByRole('button', { name: /^Wishlist/ }));
    await waitFor(async () => expect(await lines(canvas)).not.toContain('eSIM Brazil, 5 GB'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(async () => expect(await lines(canvas)).toEqual(before));
  },
};

export const ACouponReducesThePrice: Story = {
  tags: ['core', 'ECM-11'],
  play: async ({ canvas, userEvent }) => {
    await lines(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon' }), 'SUNSHINE{Enter}');
    await expect(await canvas.findByText(/Coupon “SUNSHINE” isn't valid/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Coupon' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon' }), 'embarque10');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));

    await expect(await canvas.findByText('EMBARQUE10: 10% off')).toBeVisible();
    await expect(price(canvas)).toHaveTextContent('Coupon EMBARQUE10 (10%)');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: EMBARQUE10' }));
    await expect(price(canvas)).not.toHaveTextContent('EMBARQUE10');
  },
};

export const AnEmptyCartCannotBeOrdered: Story = {
  tags: ['ECM-10', 'ECM-11'],
  parameters: { route: '/apps/ecommerce/checkout?step=payment' },
  beforeEach: ({ msw }) => msw.use(shopScenarios.emptyCart),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue to address' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Coupon' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Coupon' })).toHaveAccessibleDescription(/Add an item/);
    await expect(canvas.getByRole('button', { name: /Step 2/ })).toBeDisabled();
    await waitFor(() => expect(addressOf(context)).toBe('/apps/ecommerce/checkout'));
  },
};

export const EachStepCanBeReturnedTo: Story = {
  tags: ['ECM-10'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await lines(canvas);
    await expect(canvas.getByRole('button', { name: /Step 3/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to address' }));
    await waitFor(() => expect(addressOf(context)).toBe('/apps/ecommerce/checkout?step=address'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Add a new address' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: /Town/ }), 'Recife');
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver To This Address' }));
    await waitFor(() => expect(addressOf(context)).toBe('/apps/ecommerce/checkout?step=payment'));
    await userEvent.click(canvas.getByRole('button', { name: /Step 1/ }));
    await expect(await lines(canvas)).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /Step 3/ }));
    await expect(await canvas.findByRole('heading', { name: 'Payment options' })).toBeVisible();

    await storyOf(context).router.navigate(-1);
    await expect(await lines(canvas)).toHaveLength(5);
  },
};

export const AUrlOfAStepNotReachedShowsTheStepBefore: Story = {
  tags: ['ECM-10'],
  parameters: { route: '/apps/ecommerce/checkout?step=payment' },
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { name: 'Add a new address' })).toBeVisible();
    await waitFor(() => expect(addressOf(context)).toBe('/apps/ecommerce/checkout?step=address'));
  },
};

export const StillLoading: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.cartStillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading cart…')).toBeInTheDocument();
  },
};

export const FailsAndLoadsOnRetry: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.cartFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load your cart");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(await lines(canvas)).toHaveLength(5);
  },
};

export const ARefusedRemovalIsRolledBackWithAMessage: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.removeFromCartFailed),
  play: async ({ canvas, userEvent }) => {
    const before = await lines(canvas);
    const esim = await line(canvas, 'eSIM Brazil, 5 GB');
    await userEvent.click(esim.getByRole('button', { name: /^Remove/ }));

    await expect(
      await screen.findByText("Couldn't remove “eSIM Brazil, 5 GB” from your cart.", { exact: false }),
    ).toBeInTheDocument();
    await waitFor(async () => expect(await lines(canvas)).toEqual(before));
  },
};

function addressOf(context: Parameters<typeof storyOf>[0]): string {
  const { pathname, search } = storyOf(context).router.state.location;
  return pathname + search;
}

function price(canvas: Canvas): HTMLElement {
  return canvas.getByRole('region', { name: 'Price details' });
}

async function lines(canvas: Canvas): Promise<(string | null)[]> {
  const list: HTMLElement = await canvas.findByRole('list', { name: 'Your items' });
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
}

async function line(canvas: Canvas, name: string) {
  const link: HTMLElement = await canvas.findByRole('link', { name });
  const item = link.closest('li');
  if (!item) throw new Error(`${name} is not in the cart.`);
  return within(item);
}
