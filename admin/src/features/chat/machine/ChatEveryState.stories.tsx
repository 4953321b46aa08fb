// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../ChatPage.stories.tsx';
import { walk } from './chat.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const PeopleLoading: Story = reaches(walk, 'people.loading');
export const PeopleReady: Story = reaches(walk, 'people.ready');
export const PeopleFailed: Story = reaches(walk, 'people.failed');
export const ThreadNone: Story = reaches(walk, 'thread.none');
export const ThreadOpening: Story = reaches(walk, 'thread.opening');
export const ThreadOpenIdle: Story = reaches(walk, 'thread.open.idle');
export const ThreadOpenLoadingOlder: Story = reaches(walk, 'thread.open.loadingOlder');
export const ThreadOpenLoadingAll: Story = reaches(walk, 'thread.open.loadingAll');
export const ThreadFailed: Story = reaches(walk, 'thread.failed');
export const PresenceAway: Story = reaches(walk, 'presence.away');
export const PresenceHere: Story = reaches(walk, 'presence.here');
export const CallNone: Story = reaches(walk, 'call.none');
export const CallRinging: Story = reaches(walk, 'call.ringing');
export const CallUnanswered: Story = reaches(walk, 'call.unanswered');
export const FeedWaiting: Story = reaches(walk, 'feed.waiting');
export const FeedConnecting: Story = reaches(walk, 'feed.connecting');
export const FeedLive: Story = reaches(walk, 'feed.live');
export const FeedBackground: Story = reaches(walk, 'feed.background');
export const FeedRetrying: Story = reaches(walk, 'feed.retrying');
