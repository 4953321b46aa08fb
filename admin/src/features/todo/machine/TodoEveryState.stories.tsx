// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../TodoPage.stories.tsx';
import { walk } from './todo.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = reaches(walk, 'loading');
export const Failed: Story = reaches(walk, 'failed');
export const ReadyList: Story = reaches(walk, 'ready.list');
export const ReadyOrderManual: Story = reaches(walk, 'ready.order.manual');
export const ReadyOrderSorted: Story = reaches(walk, 'ready.order.sorted');
export const ReadyRowsNone: Story = reaches(walk, 'ready.rows.none');
export const ReadyRowsStaying: Story = reaches(walk, 'ready.rows.staying');
export const ReadyPanelIdle: Story = reaches(walk, 'ready.panel.idle');
export const ReadyPanelSaving: Story = reaches(walk, 'ready.panel.saving');
export const ReadyPanelRefused: Story = reaches(walk, 'ready.panel.refused');
