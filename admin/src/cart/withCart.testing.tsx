import type { Decorator } from '@storybook/react-vite';
import { storyOf } from '#storybook/feature/story.ts';
import { CartMessages } from './CartMessages.tsx';
import { CartProvider } from './CartProvider.tsx';

/** Wraps a story in a cart that is stored with the story. */
export const withCart: Decorator = (Story, context) => (
  <CartProvider area={storyOf(context).storage}>
    <Story />
    <CartMessages />
  </CartProvider>
);
