// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from './InvoicePrintPage.stories.tsx';
import { walk } from './print.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingForData: Story = reaches(walk, 'waitingForData');
export const Failed: Story = reaches(walk, 'failed');
export const WaitingForAssets: Story = reaches(walk, 'waitingForAssets');
export const Printing: Story = reaches(walk, 'printing');
export const Done: Story = reaches(walk, 'done');
