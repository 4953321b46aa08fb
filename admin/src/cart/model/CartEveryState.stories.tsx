// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../../features/checkout/CheckoutPage.stories.tsx';
import { walk } from './cart.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Unasked: Story = reaches(walk, 'unasked');
export const Loading: Story = reaches(walk, 'loading');
export const Failed: Story = reaches(walk, 'failed');
export const ReadyIdle: Story = reaches(walk, 'ready.idle');
export const ReadyRefreshing: Story = reaches(walk, 'ready.refreshing');
