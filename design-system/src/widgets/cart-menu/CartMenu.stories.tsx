import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { popoverButtonKeyboard } from '../../components/popovers/popover.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { CartMenu } from './CartMenu.tsx';
import * as examples from './CartMenu.examples.tsx';

const meta = {
  component: CartMenu,
  args: {
    items: [{ id: 3, name: 'Lock', href: '#lock', brand: 'Pedra Alta', image: '', price: 49.9, qty: 2 }],
    count: 2,
    total: 99.8,
    checkoutHref: '#checkout',
    onOpen: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('../../components/popovers/PopoverLayer.tsx')],
  parameters: { keyboard: popoverButtonKeyboard },
} satisfies Meta<typeof CartMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Cart/ }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'My cart' })).toBeVisible());
};
const panel = () => within(screen.getByRole('dialog', { name: 'My cart' }));

export const Playground: Story = {};

export const Conforms: Story = conformance(
  CartMenu,
  {
    items: [],
    count: 2,
    total: 99.8,
    checkoutHref: '#checkout',
    onQuantityChange: () => {},
    onRemove: () => {},
  },
  { keyboard: popoverButtonKeyboard, opens: true },
);

export const FullCart: Story = {
  render: examples.FullCart,
  tags: ['SHL-11'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
    await open(context);
    await expect(panel().getByText('3 items')).toBeVisible();
    await expect(panel().getByRole('link', { name: 'Suitcase lock, three digits' })).toHaveAttribute('href', '#lock');
    await expect(panel().getByText('By Pedra Alta')).toBeVisible();
    await expect(panel().getByText(/^R\$\s848,80$/)).toBeVisible();

    await userEvent.click(panel().getByRole('button', { name: 'One more: Quantity of Suitcase lock, three digits' }));
    await expect(panel().getByText(/^R\$\s898,70$/)).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Remove: Cabin suitcase, 38 L' }));
    await expect(panel().getAllByRole('listitem')).toHaveLength(1);
    await expect(document.activeElement).not.toBe(document.body);
    await expect(panel().getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '#checkout');
  },
};

export const EmptyCart: Story = {
  render: examples.EmptyCart,
  tags: ['SHL-11'],
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: 'Cart' })).toBeVisible();
    await expect(context.canvas.queryByText('0')).toBeNull();
    await open(context);
    await expect(panel().getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(panel().queryByRole('link', { name: 'Checkout' })).toBeNull();
  },
};

export const QuantitiesStayBetweenOneAndTen: Story = {
  tags: ['SHL-11'],
  args: { items: [{ id: 3, name: 'Lock', href: '#lock', brand: 'Pedra Alta', image: '', price: 10, qty: 10 }] },
  play: async (context) => {
    const { args, userEvent } = context;
    await open(context);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(panel().getByRole('button', { name: /^One more/ }));
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await userEvent.click(panel().getByRole('button', { name: /^One less/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith({ id: 3, qty: 9 });
  },
};

export const LoadsAndFails: Story = {
  args: { state: 'failed' },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(panel().getByRole('button', { name: 'Try again' }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async (context) => {
    await open(context);
    await expect(panel().getByText('Loading cart…')).toBeInTheDocument();
  },
};
