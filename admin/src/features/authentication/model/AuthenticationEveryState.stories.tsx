// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../EntryPage.stories.tsx';
import { walk } from './authentication.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const FormFilling: Story = reaches(walk, 'form.filling');
export const FormSending: Story = reaches(walk, 'form.sending');
export const FormRefused: Story = reaches(walk, 'form.refused');
export const FormFailed: Story = reaches(walk, 'form.failed');
export const FormExpired: Story = reaches(walk, 'form.expired');
export const FormLocked: Story = reaches(walk, 'form.locked');
export const FormDone: Story = reaches(walk, 'form.done');
export const ResendUnused: Story = reaches(walk, 'resend.unused');
export const ResendChecking: Story = reaches(walk, 'resend.checking');
export const ResendReady: Story = reaches(walk, 'resend.ready');
export const ResendRequesting: Story = reaches(walk, 'resend.requesting');
export const ResendWaiting: Story = reaches(walk, 'resend.waiting');
