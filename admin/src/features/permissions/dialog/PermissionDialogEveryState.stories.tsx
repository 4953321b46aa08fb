// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from './PermissionDialog.stories.tsx';
import { walk } from './permission-dialog.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = reaches(walk, 'editing');
export const Saving: Story = reaches(walk, 'saving');
export const Done: Story = reaches(walk, 'done');
