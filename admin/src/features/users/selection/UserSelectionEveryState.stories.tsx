// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from './UserSelection.stories.tsx';
import { walk } from './user-selection.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = reaches(walk, 'none');
export const Some: Story = reaches(walk, 'some');
export const Loading: Story = reaches(walk, 'loading');
