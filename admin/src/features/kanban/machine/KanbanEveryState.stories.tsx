// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../KanbanPage.stories.tsx';
import { walk } from './kanban.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = reaches(walk, 'loading');
export const Failed: Story = reaches(walk, 'failed');
export const ReadyComposerClosed: Story = reaches(walk, 'ready.composer.closed');
export const ReadyComposerWriting: Story = reaches(walk, 'ready.composer.writing');
export const ReadyComposerAdding: Story = reaches(walk, 'ready.composer.adding');
export const ReadyCommentIdle: Story = reaches(walk, 'ready.comment.idle');
export const ReadyCommentSaving: Story = reaches(walk, 'ready.comment.saving');
export const ReadyCommentRefused: Story = reaches(walk, 'ready.comment.refused');
export const ReadyPanelIdle: Story = reaches(walk, 'ready.panel.idle');
export const ReadyPanelSaving: Story = reaches(walk, 'ready.panel.saving');
export const ReadyPanelRefused: Story = reaches(walk, 'ready.panel.refused');
