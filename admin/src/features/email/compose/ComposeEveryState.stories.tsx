// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../EmailPage.stories.tsx';
import { walk } from './compose.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = reaches(walk, 'closed');
export const WritingInline: Story = reaches(walk, 'writing.inline');
export const WritingDocked: Story = reaches(walk, 'writing.docked');
export const WritingMinimised: Story = reaches(walk, 'writing.minimised');
export const WritingMaximised: Story = reaches(walk, 'writing.maximised');
