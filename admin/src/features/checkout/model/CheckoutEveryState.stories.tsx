// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../CheckoutPage.stories.tsx';
import { walk } from './checkout.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = reaches(walk, 'loading');
export const ShoppingCart: Story = reaches(walk, 'shopping.cart');
export const ShoppingAddress: Story = reaches(walk, 'shopping.address');
export const ShoppingPayment: Story = reaches(walk, 'shopping.payment');
export const Placing: Story = reaches(walk, 'placing');
export const Returning: Story = reaches(walk, 'returning');
export const ReturnFailed: Story = reaches(walk, 'returnFailed');
export const Confirmation: Story = reaches(walk, 'confirmation');
