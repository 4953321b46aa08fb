// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../view/UserPage.stories.tsx';
import { walk } from './user.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = reaches(walk, 'loading');
export const Missing: Story = reaches(walk, 'missing');
export const Failed: Story = reaches(walk, 'failed');
export const ReadyDataFresh: Story = reaches(walk, 'ready.data.fresh');
export const ReadyDataRefreshing: Story = reaches(walk, 'ready.data.refreshing');
export const ReadyInfoViewing: Story = reaches(walk, 'ready.info.viewing');
export const ReadyInfoEditingPristine: Story = reaches(walk, 'ready.info.editing.pristine');
export const ReadyInfoEditingDirty: Story = reaches(walk, 'ready.info.editing.dirty');
export const ReadyInfoSaving: Story = reaches(walk, 'ready.info.saving');
export const ReadyInfoRefused: Story = reaches(walk, 'ready.info.refused');
export const ReadyInfoConflict: Story = reaches(walk, 'ready.info.conflict');
export const ReadyLinkIdle: Story = reaches(walk, 'ready.link.idle');
export const ReadyLinkSending: Story = reaches(walk, 'ready.link.sending');
