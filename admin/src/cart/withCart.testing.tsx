import type { Decorator } from '@storybook/react-vite';
import { CartMessages } from './CartMessages.tsx';
import { CartProvider } from './CartProvider.tsx';

/** Wraps a story in a cart. */
export const withCart: Decorator = (Story) => (
  <CartProvider>
    <Story />
    <CartMessages />
  </CartProvider>
);
