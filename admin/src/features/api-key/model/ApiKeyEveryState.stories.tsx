// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../ApiKeyPage.stories.tsx';
import { walk } from './api-key.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = reaches(walk, 'loading');
export const Failed: Story = reaches(walk, 'failed');
export const Ready: Story = reaches(walk, 'ready');
export const Making: Story = reaches(walk, 'making');
export const Revealed: Story = reaches(walk, 'revealed');
export const Changing: Story = reaches(walk, 'changing');
