// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../../app/AppSession.stories.tsx';
import { walk } from './session.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Booting: Story = reaches(walk, 'booting');
export const SignedOutIdle: Story = reaches(walk, 'signedOut.idle');
export const SignedOutSubmitting: Story = reaches(walk, 'signedOut.submitting');
export const SignedOutFailed: Story = reaches(walk, 'signedOut.failed');
export const SignedInFresh: Story = reaches(walk, 'signedIn.fresh');
export const SignedInRefreshingAcquiring: Story = reaches(walk, 'signedIn.refreshing.acquiring');
export const SignedInRefreshingRequesting: Story = reaches(walk, 'signedIn.refreshing.requesting');
export const SignedInRefreshingLingering: Story = reaches(walk, 'signedIn.refreshing.lingering');
export const SignedInRefreshingPausing: Story = reaches(walk, 'signedIn.refreshing.pausing');
export const SignedInDegraded: Story = reaches(walk, 'signedIn.degraded');
export const SignedInBlocked: Story = reaches(walk, 'signedIn.blocked');
