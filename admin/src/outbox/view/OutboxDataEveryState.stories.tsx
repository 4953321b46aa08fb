// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../../features/permissions/PermissionsPage.stories.tsx';
import { walk } from './outbox-data.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = reaches(walk, 'loading');
export const Ready: Story = reaches(walk, 'ready');
export const Failed: Story = reaches(walk, 'failed');
