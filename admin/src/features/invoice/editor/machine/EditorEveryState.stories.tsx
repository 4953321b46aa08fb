// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../InvoiceEditor.stories.tsx';
import { walk } from './editor.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = reaches(walk, 'loading');
export const Missing: Story = reaches(walk, 'missing');
export const Failed: Story = reaches(walk, 'failed');
export const ReadyInvoiceIdle: Story = reaches(walk, 'ready.invoice.idle');
export const ReadyInvoiceSaving: Story = reaches(walk, 'ready.invoice.saving');
export const ReadyClientChosen: Story = reaches(walk, 'ready.client.chosen');
export const ReadyClientTyping: Story = reaches(walk, 'ready.client.typing');
export const ReadyClientAdding: Story = reaches(walk, 'ready.client.adding');
