import { productsSample } from '@embarque/mocks/shop/data';
import { shopScenarios } from '@embarque/mocks/shop/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '@embarque/design-system';
import { CartProvider } from './CartProvider.tsx';
import { useCart } from './useCart.ts';

const [umbrella] = productsSample().filter(({ name }) => name === 'Windproof umbrella');
if (!umbrella) throw new Error('The shop has no umbrella');
const product = { ...umbrella, isInCart: false, isInWishlist: false };

/** A page that changes the cart. */
function CartPresses() {
  const { lines, send, state } = useCart();
  const [first] = lines;
  return (
    <>
      <Button onClick={() => send({ type: 'cart requested' })}>Load</Button>
      <Button onClick={() => send({ type: 'product added', product })}>Add</Button>
      <Button onClick={() => first && send({ type: 'product removed', product: first.product })}>Remove</Button>
      <p role="status">
        {state}: {lines.length}
      </p>
    </>
  );
}

const meta = {
  component: CartPresses,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <CartProvider>
        <Story />
      </CartProvider>
    ),
  ],
} satisfies Meta<typeof CartPresses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ARemovalCanBeUndone: Story = {
  tags: ['core', 'ECM-11'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await canvas.findByText('ready: 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await canvas.findByText('ready: 4');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    await expect(await canvas.findByText('ready: 5')).toBeVisible();
  },
};

export const ARefusedAdditionCanBeRetried: Story = {
  tags: ['core', 'ECM-03'],
  beforeEach: ({ msw }) => msw.use(shopScenarios.addToCartFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await canvas.findByText('ready: 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText(/Couldn't add “Windproof umbrella” to your cart\./)).toBeInTheDocument();
    await expect(canvas.getByText('ready: 5')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(canvas.getByText('ready: 6')).toBeVisible());
  },
};
