// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from './JournalUndo.stories.tsx';
import { walk } from './undo.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = reaches(walk, 'idle');
export const Checking: Story = reaches(walk, 'checking');
export const Asking: Story = reaches(walk, 'asking');
export const Staying: Story = reaches(walk, 'staying');
export const Failed: Story = reaches(walk, 'failed');
export const Retrying: Story = reaches(walk, 'retrying');
