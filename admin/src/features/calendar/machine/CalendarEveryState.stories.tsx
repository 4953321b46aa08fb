// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../CalendarPage.stories.tsx';
import { walk } from './calendar.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const RangeLoading: Story = reaches(walk, 'range.loading');
export const RangeReady: Story = reaches(walk, 'range.ready');
export const RangeFailed: Story = reaches(walk, 'range.failed');
export const PanelClosed: Story = reaches(walk, 'panel.closed');
export const PanelOpenPristine: Story = reaches(walk, 'panel.open.pristine');
export const PanelOpenDirty: Story = reaches(walk, 'panel.open.dirty');
export const PanelOpenConfirming: Story = reaches(walk, 'panel.open.confirming');
export const PanelOpenSaving: Story = reaches(walk, 'panel.open.saving');
export const PanelOpenRefused: Story = reaches(walk, 'panel.open.refused');
