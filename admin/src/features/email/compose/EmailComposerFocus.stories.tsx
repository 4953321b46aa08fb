import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { choose, compose, composer, mailbox, openMail, reader, row, rows } from '../email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

async function write(userEvent: UserEventObject, window: HTMLElement) {
  await userEvent.type(within(window).getByRole('combobox', { name: 'To' }), 'ana@example.com,');
  // The list of contacts goes with the focus.
  await userEvent.tab();
  await userEvent.type(within(window).getByRole('textbox', { name: 'Subject' }), 'Your policy');
}

const press = (userEvent: UserEventObject, window: HTMLElement, name: string) =>
  userEvent.click(within(window).getByRole('button', { name }));
const composeHasFocus = () => waitFor(() => expect(screen.getByRole('button', { name: 'Compose' })).toHaveFocus());

export const FocusComesBackToWhatOpenedTheWindow: Story = {
  play: async ({ userEvent, step }) => {
    await rows();
    await step('when the mail is sent by its key', async () => {
      await write(userEvent, await compose(userEvent));
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await composeHasFocus();
    });
    await step('when it is thrown away', async () => {
      const window = await compose(userEvent);
      await write(userEvent, window);
      await press(userEvent, window, 'Throw the draft away');
      await composeHasFocus();
    });
    await step('when the window is closed', async () => {
      await press(userEvent, await compose(userEvent), 'Close and keep the draft');
      await composeHasFocus();
    });
    await step('when the mail is scheduled', async () => {
      const window = await compose(userEvent);
      await write(userEvent, window);
      await choose(userEvent, within(window).getByRole('button', { name: 'More ways to send' }), 'Schedule Send');
      const dialog = await screen.findByRole('dialog', { name: 'Schedule Send' });
      await press(userEvent, dialog, 'Schedule');
      await composeHasFocus();
    });
  },
};

export const FocusComesBackToTheRowThatAKeyWasPressedOn: Story = {
  play: async ({ userEvent }) => {
    (await row('eSIM Japan')).focus();
    await userEvent.keyboard('c');
    await press(userEvent, await composer(), 'Close and keep the draft');
    await waitFor(async () => expect(await row('eSIM Japan')).toHaveFocus());
  },
};

export const FocusComesBackToTheMenuOfAMail: Story = {
  play: async ({ userEvent }) => {
    const open = await openMail(userEvent, 'eSIM Japan');
    const menu = within(open).getByRole('button', { name: /^Actions for/ });
    await choose(userEvent, menu, 'Forward');
    await press(userEvent, await composer(/^Fwd:/), 'Throw the draft away');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const FocusGoesToTheOpenMailWhenWhatOpenedTheWindowIsGone: Story = {
  play: async ({ userEvent }) => {
    const open = await openMail(userEvent, 'Claim for my delayed suitcase');
    await userEvent.click(
      within(within(open).getByRole('group', { name: 'Answer' })).getByRole('button', { name: 'Forward' }),
    );
    const window = await composer(/^Fwd:/);
    await press(userEvent, open, 'Next mail');
    await reader('eSIM Japan');
    await press(userEvent, window, 'Throw the draft away');
    await waitFor(() => expect(within(open).getByRole('heading', { name: /eSIM Japan/ })).toHaveFocus());
  },
};

export const FocusGoesToTheListWhenTheMailIsGoneToo: Story = {
  parameters: { route: '/apps/email/draft' },
  play: async ({ userEvent }) => {
    await rows('Draft');
    const first = await compose(userEvent);
    await write(userEvent, first);
    await press(userEvent, first, 'Close and keep the draft');
    await press(userEvent, await openMail(userEvent, 'Your policy', 'Draft'), 'Continue writing');
    const again = await composer('Your policy');
    await waitFor(() => expect(again.contains(document.activeElement)).toBe(true));
    await press(userEvent, again, 'Close and keep the draft');
    await waitFor(() => expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true));
  },
};

export const FocusGoesToTheListWhenNothingElseIsThere: Story = {
  play: async ({ userEvent }) => {
    const [first] = await rows();
    const window = await compose(userEvent);
    await write(userEvent, window);
    screen.getByRole('button', { name: 'Compose' }).remove();
    await press(userEvent, window, 'Send');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const OnPhonesThePageBehindTheWindowWaits: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await rows();
    await userEvent.click(canvas.getByRole('button', { name: 'Folders and labels' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Folders and labels' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Compose' }));
    const window = await composer();
    await expect(window).toHaveAttribute('aria-modal', 'true');
    await expect(within(window).queryByRole('button', { name: 'Maximise' })).toBeNull();
    for (let stop = 0; stop < 25; stop += 1) {
      await userEvent.tab();
      await expect(window.contains(document.activeElement) || document.activeElement === document.body).toBe(true);
    }
    await press(userEvent, window, 'Close and keep the draft');
    // What was pressed lay in the drawer, which closed.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Folders and labels' })).toHaveFocus());
  },
};

export const OnPhonesAMailIsBegunBesideTheSearch: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    await press(userEvent, window, 'Close and keep the draft');
    await composeHasFocus();
  },
};

export const OnPhonesMenusOverTheWindowWork: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    await choose(userEvent, within(window).getByRole('button', { name: 'More' }), 'Plain text mode');
    await waitFor(() => expect(window.querySelector('textarea')).not.toBeNull());
  },
};
