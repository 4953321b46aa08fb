// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from './OpenSale.stories.tsx';
import { walk } from './sale.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = reaches(walk, 'loading');
export const Failed: Story = reaches(walk, 'failed');
export const Missing: Story = reaches(walk, 'missing');
export const ReadyIdle: Story = reaches(walk, 'ready.idle');
export const ReadyAsking: Story = reaches(walk, 'ready.asking');
export const ReadySaving: Story = reaches(walk, 'ready.saving');
export const ReadyRefused: Story = reaches(walk, 'ready.refused');
