import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import {
  answer,
  choose,
  compose,
  composer,
  mailbox,
  openMessage,
  reader,
  row,
  rows,
} from '../email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

async function write(userEvent: UserEventObject, window: HTMLElement) {
  await userEvent.type(within(window).getByRole('combobox', { name: 'To' }), 'ana@example.com,');
  // The list of contacts closes with the blur.
  await userEvent.tab();
  await userEvent.type(within(window).getByRole('textbox', { name: 'Subject' }), 'Your policy');
}

const press = (userEvent: UserEventObject, window: HTMLElement, name: string) =>
  userEvent.click(within(window).getByRole('button', { name }));
const composeHasFocus = () => waitFor(() => expect(screen.getByRole('button', { name: 'Compose' })).toHaveFocus());

export const ClosingReturnsFocusToTheOpener: Story = {
  play: async ({ userEvent, step }) => {
    await rows();
    await step('after sending with its shortcut', async () => {
      await write(userEvent, await compose(userEvent));
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await composeHasFocus();
    });
    await step('after discarding', async () => {
      const window = await compose(userEvent);
      await write(userEvent, window);
      await press(userEvent, window, 'Discard draft');
      await composeHasFocus();
    });
    await step('after closing', async () => {
      await press(userEvent, await compose(userEvent), 'Save draft and close');
      await composeHasFocus();
    });
    await step('after scheduling', async () => {
      const window = await compose(userEvent);
      await write(userEvent, window);
      await choose(userEvent, within(window).getByRole('button', { name: 'More ways to send' }), 'Schedule Send');
      const dialog = await screen.findByRole('dialog', { name: 'Schedule Send' });
      await press(userEvent, dialog, 'Schedule');
      await composeHasFocus();
    });
  },
};

export const ClosingReturnsFocusToTheRow: Story = {
  play: async ({ userEvent }) => {
    (await row('eSIM Japan')).focus();
    await userEvent.keyboard('c');
    await press(userEvent, await composer(), 'Save draft and close');
    await waitFor(async () => expect(await row('eSIM Japan')).toHaveFocus());
  },
};

export const ClosingReturnsFocusToTheMessageMenu: Story = {
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, 'eSIM Japan');
    const menu = within(open).getByRole('button', { name: /^Actions for/ });
    await choose(userEvent, menu, 'Forward');
    await press(userEvent, await answer(/^Fwd:/), 'Discard draft');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const ClosingFocusesTheMessageWhenTheOpenerIsGone: Story = {
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, 'Sinistro da minha mala atrasada');
    await userEvent.click(
      within(within(open).getByRole('group', { name: 'Reply or forward' })).getByRole('button', { name: 'Forward' }),
    );
    await answer(/^Fwd:/);
    await press(userEvent, open, 'Next message');
    await reader('eSIM Japan');
    const window = await screen.findByRole('dialog', { name: /^Fwd:/ });
    await press(userEvent, window, 'Restore window');
    await press(userEvent, window, 'Discard draft');
    await waitFor(() => expect(within(open).getByRole('heading', { name: /eSIM Japan/ })).toHaveFocus());
  },
};

export const ClosingFocusesTheListWhenTheMessageIsGone: Story = {
  parameters: { route: '/apps/email/draft' },
  play: async ({ userEvent }) => {
    await rows('Draft');
    const first = await compose(userEvent);
    await write(userEvent, first);
    await press(userEvent, first, 'Save draft and close');
    await userEvent.click(await row('Your policy', 'Draft'));
    const again = await composer('Your policy');
    await waitFor(() => expect(again.contains(document.activeElement)).toBe(true));
    await press(userEvent, again, 'Save draft and close');
    await waitFor(() => expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true));
  },
};

export const ClosingFocusesTheListWhenNothingElseIsLeft: Story = {
  play: async ({ userEvent }) => {
    const [first] = await rows();
    // No element has opened it.
    await userEvent.keyboard('c');
    const window = await composer();
    await write(userEvent, window);
    await press(userEvent, window, 'Send');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const OnPhonesThePageBehindTheComposerIsInert: Story = {
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
    await press(userEvent, window, 'Save draft and close');
    // The pressed button was in the drawer, which has closed.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Folders and labels' })).toHaveFocus());
  },
};

export const OnPhonesComposeIsBesideTheSearch: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    await press(userEvent, window, 'Save draft and close');
    await composeHasFocus();
  },
};

export const OnPhonesMenusOpenOverTheComposer: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    await choose(userEvent, within(window).getByRole('button', { name: 'More' }), 'Plain text mode');
    await waitFor(() => expect(window.querySelector('textarea')).not.toBeNull());
  },
};
