// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../editor/RoleEditor.stories.tsx';
import { walk } from './role-editor.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Viewing: Story = reaches(walk, 'viewing');
export const Drafting: Story = reaches(walk, 'drafting');
export const Reviewing: Story = reaches(walk, 'reviewing');
export const Saving: Story = reaches(walk, 'saving');
export const Choosing: Story = reaches(walk, 'choosing');
export const Saved: Story = reaches(walk, 'saved');
