import { shopScenarios } from '@embarque/mocks/shop/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cartCalls } from '../../cart/model/cart.api.ts';
import { withCart } from '../../cart/withCart.testing.tsx';
import { WishlistPage } from './WishlistPage.tsx';

const meta = {
  component: WishlistPage,
  decorators: [withCart],
  parameters: { route: '/apps/ecommerce/wishlist' },
} satisfies Meta<typeof WishlistPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Default: Story = {
  tags: ['ECM-09', 'SPEC-3.8-a'],
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toEqual(['Annual multi-trip insurance', 'eSIM Japan, 20 GB']);
    await expect(canvas.getByText('R$ 1.249,00')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'Rating: 5 of 5' })).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: /^View In Cart/ })[0]).toHaveAttribute(
      'href',
      '/apps/ecommerce/checkout',
    );
  },
};

export const RemovalCanBeUndone: Story = {
  tags: ['core', 'ECM-09'],
  play: async ({ canvas, userEvent }) => {
    const before = await names(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Annual multi-trip insurance' }));
    await expect(await names(canvas)).toEqual(['eSIM Japan, 20 GB']);
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(async () => expect(await names(canvas)).toEqual(before));
  },
};

export const RemovingTheLastProductMovesFocusToTheShopLink: Story = {
  tags: ['ECM-09'],
  play: async ({ canvas, userEvent }) => {
    await names(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Annual multi-trip insurance' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: eSIM Japan, 20 GB' }));

    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to the shop' })).toHaveFocus());
  },
};

export const Empty: Story = {
  tags: ['ECM-09'],
  beforeEach: ({ msw }) => msw.use(shopScenarios.emptyWishlist),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/apps/ecommerce/shop');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.wishlistStillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading wishlist…')).toBeInTheDocument();
  },
};

export const AFailedLoadCanBeRetried: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.wishlistFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load your wishlist");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(await names(canvas)).toHaveLength(2);
  },
};

export const ARefusedRemovalIsRolledBackWithAMessage: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.removeFromWishlistFailed),
  play: async ({ canvas, userEvent }) => {
    const before = await names(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: eSIM Japan, 20 GB' }));

    await expect(
      await screen.findByText("Couldn't remove “eSIM Japan, 20 GB” from your wishlist.", { exact: false }),
    ).toBeInTheDocument();
    await waitFor(async () => expect(await names(canvas)).toEqual(before));
  },
};

export const FocusReturnsWhenTheLastRemovalIsRefused: Story = {
  tags: ['ECM-09'],
  play: async ({ canvas, msw, userEvent }) => {
    await names(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Annual multi-trip insurance' }));
    await waitFor(async () => expect(await confirmedWishlistSize()).toBe(1));
    msw.use(shopScenarios.removeFromWishlistFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: eSIM Japan, 20 GB' }));
    await screen.findByText("Couldn't remove “eSIM Japan, 20 GB” from your wishlist.", { exact: false });

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove: eSIM Japan, 20 GB' })).toHaveFocus());
  },
};

async function confirmedWishlistSize(): Promise<number> {
  return (await cartCalls.load(null, new AbortController().signal)).wished.length;
}

async function names(canvas: Canvas): Promise<(string | null)[]> {
  const list: HTMLElement = await canvas.findByRole('list', { name: 'Wishlist' });
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
}
