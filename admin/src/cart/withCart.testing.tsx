import type { Decorator } from '@storybook/react-vite';
import { storyOf } from '#storybook/feature/story.ts';
import { CartMessages } from './CartMessages.tsx';
import { CartProvider } from './CartProvider.tsx';

/** Puts a story of a page around its cart, which is kept in the storage of the story. */
export const withCart: Decorator = (Story, context) => (
  <CartProvider area={storyOf(context).storage}>
    <Story />
    <CartMessages />
  </CartProvider>
);
