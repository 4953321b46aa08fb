// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../EmailPage.stories.tsx';
import { walk } from './email.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const ListLoading: Story = reaches(walk, 'list.loading');
export const ListReady: Story = reaches(walk, 'list.ready');
export const ListFailed: Story = reaches(walk, 'list.failed');
export const MailClosed: Story = reaches(walk, 'mail.closed');
export const MailLoading: Story = reaches(walk, 'mail.loading');
export const MailOpen: Story = reaches(walk, 'mail.open');
export const MailTurning: Story = reaches(walk, 'mail.turning');
export const MailFailed: Story = reaches(walk, 'mail.failed');
