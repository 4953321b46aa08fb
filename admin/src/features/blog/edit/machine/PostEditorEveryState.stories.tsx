// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../PostEditor.stories.tsx';
import { walk } from './post-editor.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = reaches(walk, 'loading');
export const Missing: Story = reaches(walk, 'missing');
export const Failed: Story = reaches(walk, 'failed');
export const ReadySavingIdle: Story = reaches(walk, 'ready.saving.idle');
export const ReadySavingWaiting: Story = reaches(walk, 'ready.saving.waiting');
export const ReadySavingSending: Story = reaches(walk, 'ready.saving.sending');
export const ReadySavingWithdrawn: Story = reaches(walk, 'ready.saving.withdrawn');
export const ReadySavingOffline: Story = reaches(walk, 'ready.saving.offline');
export const ReadySavingRefused: Story = reaches(walk, 'ready.saving.refused');
export const ReadySavingChoosing: Story = reaches(walk, 'ready.saving.choosing');
export const ReadySavingConflicted: Story = reaches(walk, 'ready.saving.conflicted');
export const ReadyCopyNone: Story = reaches(walk, 'ready.copy.none');
export const ReadyCopyOffered: Story = reaches(walk, 'ready.copy.offered');
