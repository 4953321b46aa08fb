import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { say, startsWith, type TextMatch } from '#storybook/appearance/say.ts';
import { journey } from '#storybook/journey/journey.ts';
import { openOnPhone } from '#storybook/testing/open-on-phone.ts';
import { answer, choose, mailbox, openMessage, reader, row, rows } from './email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

const claim = 'Sinistro da minha mala atrasada';

async function openFolder(userEvent: UserEventObject, name: TextMatch) {
  await openOnPhone(userEvent, say('Folders and labels'));
  await userEvent.click(await screen.findByRole('link', { name }));
}

export const AnAgentAnswersAClaimAndFilesIt: Story = journey([
  {
    caption: 'A claim lies in the inbox, unread',
    play: async () => {
      await expect(await row(claim)).toHaveAccessibleName(expect.stringContaining(say('Unread')));
    },
  },
  {
    caption: 'The agent opens it, and looks at what was written before',
    play: async ({ userEvent }) => {
      const open = await openMessage(userEvent, claim);
      await userEvent.click(
        within(open).getByRole('button', {
          name: say('{0, plural, one {# earlier message} other {# earlier messages}}', { 0: 2 }),
        }),
      );
      await expect(within(open).getAllByRole('article')).toHaveLength(3);
    },
  },
  {
    caption: 'She answers: whom it goes to, the subject and the quote are there already',
    play: async ({ userEvent }) => {
      const foot = within(screen.getByRole('group', { name: say('Reply or forward') }));
      await userEvent.click(foot.getByRole('button', { name: say('Reply') }));
      const window = within(await answer(/^Re:/));
      await waitFor(() => expect(window.getByRole('row', { name: 'Beatriz Nogueira' })).toBeVisible());
      const text = window.getByRole('textbox', { name: say('Message', {}, 'email') });
      await waitFor(() => expect(text).toHaveFocus());
      await userEvent.keyboard('We pay for the receipts within five days.');
      await expect(text).toHaveTextContent(/^We pay for the receipts within five days\./);
    },
  },
  {
    caption: 'She sends it',
    play: async ({ userEvent }) => {
      await userEvent.click(within(await answer(/^Re:/)).getByRole('button', { name: say('Send') }));
      await waitFor(() => expect(screen.getByText(say('Message sent'))).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('group', { name: /^Re:/ })).toBeNull());
      // Before the next step: for that, a person presses a button of the journey.
      const open = within(await reader(claim));
      await waitFor(() => expect(open.getByRole('button', { name: say('Reply') })).toHaveFocus());
    },
  },
  {
    caption: 'Her answer stands under the claim',
    play: async () => {
      const open = within(await reader(claim));
      await waitFor(() =>
        expect(open.getAllByRole('article').at(-1)).toHaveAccessibleName(
          say('Message from {0}', { 0: 'Marina Duarte' }),
        ),
      );
    },
  },
  {
    caption: 'She files the claim under “Company”',
    play: async ({ userEvent }) => {
      const open = await reader(claim);
      await choose(userEvent, within(open).getByRole('button', { name: say('Add or remove a label') }), say('Company'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      // Beside the list, as on a wide screen, no way leads back to it.
      for (const back of within(open).queryAllByRole('button', { name: say('Back to the list') })) {
        await userEvent.click(back);
      }
      await openFolder(userEvent, say('Company'));
      await expect(await row(claim, say('Company'))).toBeVisible();
    },
  },
  {
    caption: 'Her answer lies under Sent',
    play: async ({ userEvent }) => {
      await openFolder(userEvent, startsWith(say('Sent', {}, 'folder')));
      await waitFor(async () => expect((await rows(say('Sent', {}, 'folder')))[0]).toHaveTextContent(`Re: ${claim}`));
    },
  },
]);
