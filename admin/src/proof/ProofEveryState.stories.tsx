// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from './Proof.stories.tsx';
import { walk } from './proof.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = reaches(walk, 'idle');
export const Checking: Story = reaches(walk, 'checking');
export const AskingTyping: Story = reaches(walk, 'asking.typing');
export const AskingMissing: Story = reaches(walk, 'asking.missing');
export const AskingProving: Story = reaches(walk, 'asking.proving');
export const AskingRefused: Story = reaches(walk, 'asking.refused');
