import type { Decorator } from '@storybook/react-vite';
import { Toaster } from './Toaster.tsx';

/** Shows what a story says in passing, as every page of an app does. */
export const withToaster: Decorator = (Story) => (
  <>
    <Story />
    <Toaster />
  </>
);
