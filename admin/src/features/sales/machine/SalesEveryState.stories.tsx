// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../SalesPage.stories.tsx';
import { walk } from './sales.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = reaches(walk, 'idle');
export const ExportingCollecting: Story = reaches(walk, 'exporting.collecting');
export const ExportingWriting: Story = reaches(walk, 'exporting.writing');
