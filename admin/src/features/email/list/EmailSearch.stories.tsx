import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { addressOf, entry, mailbox, rows } from '../email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchesInTheFolderWhereItWasTyped: Story = {
  tags: ['EML-05'],
  play: async (context) => {
    const { userEvent } = context;
    await rows();
    const field = () => screen.getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(field(), 'ines');
    await waitFor(() => expect(document.querySelector('[role=row] mark')).toHaveTextContent('Inês'));
    await userEvent.click(entry(/^Sent/));

    await expect((await rows('Sent')).length).toBeGreaterThan(0);
    await userEvent.type(field(), 'zeppelin');
    await waitFor(() => expect(addressOf(context)).toBe('/apps/email/sent?q=zeppelin'));
  },
};
