// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from './SuspensionQuestion.stories.tsx';
import { walk } from './suspension.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = reaches(walk, 'idle');
export const Checking: Story = reaches(walk, 'checking');
export const Refused: Story = reaches(walk, 'refused');
export const Asking: Story = reaches(walk, 'asking');
export const Cancelled: Story = reaches(walk, 'cancelled');
