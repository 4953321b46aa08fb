// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from './FormPanel.stories.tsx';
import { walk } from './form-panel.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = reaches(walk, 'editing');
export const Saving: Story = reaches(walk, 'saving');
export const Refused: Story = reaches(walk, 'refused');
export const Saved: Story = reaches(walk, 'saved');
