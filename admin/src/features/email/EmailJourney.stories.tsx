import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { journey } from '#storybook/journey/journey.ts';
import { answer, choose, entry, mailbox, openMessage, reader, row, rows } from './email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

const claim = 'Claim for my delayed suitcase';

export const AnAgentAnswersAClaimAndFilesIt: Story = journey([
  {
    caption: 'A claim lies in the inbox, unread',
    play: async () => {
      await expect(await row(claim)).toHaveAccessibleName(/Unread/);
    },
  },
  {
    caption: 'The agent opens it, and looks at what was written before',
    play: async ({ userEvent }) => {
      const open = await openMessage(userEvent, claim);
      await userEvent.click(within(open).getByRole('button', { name: '2 earlier messages' }));
      await expect(within(open).getAllByRole('article')).toHaveLength(3);
    },
  },
  {
    caption: 'She answers: whom it goes to, the subject and the quote are there already',
    play: async ({ userEvent }) => {
      const foot = within(screen.getByRole('group', { name: 'Reply or forward' }));
      await userEvent.click(foot.getByRole('button', { name: 'Reply' }));
      const window = within(await answer(/^Re:/));
      await waitFor(() => expect(window.getByRole('row', { name: 'Beatriz Nogueira' })).toBeVisible());
      const text = window.getByRole('textbox', { name: 'Message' });
      await waitFor(() => expect(text).toHaveFocus());
      await userEvent.keyboard('We pay for the receipts within five days.');
      await expect(text).toHaveTextContent(/^We pay for the receipts within five days\./);
    },
  },
  {
    caption: 'She sends it',
    play: async ({ userEvent }) => {
      await userEvent.click(within(await answer(/^Re:/)).getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(screen.getByText('Message sent')).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('group', { name: /^Re:/ })).toBeNull());
    },
  },
  {
    caption: 'Her answer stands under the claim',
    play: async () => {
      const open = within(await reader(claim));
      await waitFor(() =>
        expect(open.getAllByRole('article').at(-1)).toHaveAccessibleName('Message from Marina Duarte'),
      );
      await expect(open.getByRole('button', { name: 'Reply' })).toHaveFocus();
    },
  },
  {
    caption: 'She files the claim under “Company”',
    play: async ({ userEvent }) => {
      const open = await reader(claim);
      await choose(userEvent, within(open).getByRole('button', { name: 'Add or remove a label' }), 'Company');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      // Beside the list, as on a wide screen, no way leads back to it.
      for (const back of within(open).queryAllByRole('button', { name: 'Back to the list' })) {
        await userEvent.click(back);
      }
      await userEvent.click(entry('Company'));
      await expect(await row(claim, 'Company')).toBeVisible();
    },
  },
  {
    caption: 'Her answer lies under Sent',
    play: async ({ userEvent }) => {
      await userEvent.click(entry(/^Sent/));
      await expect((await rows('Sent'))[0]).toHaveTextContent(`Re: ${claim}`);
    },
  },
]);
