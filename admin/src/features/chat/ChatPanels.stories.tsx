import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  addressOf,
  bubbles,
  chatPage,
  chooseInMenu,
  composer,
  log,
  namesBelow,
  pressInToast,
  row,
} from './chat.stories.testing.ts';

const meta = { ...chatPage, parameters: { ...chatPage.parameters, route: '/apps/chat?contact=2' } };

export default meta;
type Story = StoryObj<typeof meta>;

const panel = (name: string) => screen.findByRole('dialog', { name });

export const TheHeadLeadsToCallsSearchAndContact: Story = {
  tags: ['CHT-07'],
  play: async ({ canvas, userEvent, step }) => {
    await log();
    const person = canvas.getByTitle('View contact');
    await expect(person).toHaveTextContent('Noah Adeyemi');
    await expect(within(person).getByRole('img', { name: /busy/ })).toBeVisible();
    for (const name of ['Call Noah Adeyemi', 'Video call with Noah Adeyemi', 'Search in conversation']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
    await step('View Contact opens the panel', async () => {
      await chooseInMenu(userEvent, 'View Contact');
      await userEvent.click(within(await panel('Noah Adeyemi')).getByRole('button', { name: 'Close' }));
    });
    await step('Mute Notifications mutes', async () => {
      await chooseInMenu(userEvent, 'Mute Notifications');
      await expect(within(await row('Chats', 'Noah Adeyemi')).getByRole('img', { name: 'Muted' })).toBeVisible();
      await pressInToast(userEvent, 'Noah Adeyemi muted', 'Undo');
      await waitFor(async () =>
        expect(within(await row('Chats', 'Noah Adeyemi')).queryByRole('img', { name: 'Muted' })).toBeNull(),
      );
    });
    await step('Block Contact puts a notice in the place of the composer', async () => {
      await chooseInMenu(userEvent, 'Block Contact');
      await expect(await canvas.findByText('You blocked Noah Adeyemi.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }));
      await composer();
    });
    await step('Clear Chat clears, and can be undone', async () => {
      await chooseInMenu(userEvent, 'Clear Chat');
      await expect(await canvas.findByText('Say hello to Noah Adeyemi.')).toBeVisible();
      await expect(await namesBelow('Chats')).toEqual(['Caio Brandão']);
      await pressInToast(userEvent, 'Chat with Noah Adeyemi cleared', 'Undo');
      await waitFor(() => expect(bubbles().at(-1)).toMatch(/They agreed/));
    });
    await step('Report asks for a reason', async () => {
      await chooseInMenu(userEvent, 'Report');
      const dialog = within(await panel('Report Noah Adeyemi'));
      await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
      await expect(dialog.getByText('Choose a reason.')).toBeVisible();
      await userEvent.click(dialog.getByRole('radio', { name: 'Spam' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
      await expect(await screen.findByText('Noah Adeyemi reported')).toBeVisible();
    });
  },
};

export const TheOwnProfileIsSavedAsItChanges: Story = {
  tags: ['CHT-10'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await log();
    await userEvent.click(canvas.getByRole('button', { name: /Marina Duarte/ }));
    const profile = within(await panel('Marina Duarte'));
    await expect(addressOf(context)).toBe('/apps/chat?contact=2&panel=profile');
    await expect(profile.getByText('Head of the travel desk')).toBeVisible();
    await expect(profile.getByText(/60\s*\/\s*120/)).toBeVisible();
    await expect(profile.getByRole('switch', { name: 'Two-step Verification' })).toBeChecked();
    await expect(profile.getByRole('switch', { name: 'Notification' })).not.toBeChecked();
    for (const name of ['Invite Friends', 'Delete Account', 'Logout']) {
      await expect(profile.getByRole('button', { name })).toBeInTheDocument();
    }
    const about = profile.getByRole('textbox', { name: 'About' });
    await userEvent.clear(about);
    await userEvent.type(about, '🇧🇷');
    await expect(profile.getByText(/1\s*\/\s*120/)).toBeVisible();
    await userEvent.click(about);
    await userEvent.paste('x'.repeat(200));
    await expect(profile.getByText(/120\s*\/\s*120/)).toBeVisible();

    for (const name of ['Online', 'Busy', 'Away', 'Offline']) await profile.findByRole('radio', { name });
    await userEvent.click(profile.getByRole('radio', { name: 'Away' }));
    await expect(profile.getByRole('img', { name: /away/ })).toBeVisible();
    await userEvent.click(profile.getByRole('switch', { name: 'Notification' }));
    await expect(profile.getByRole('switch', { name: 'Notification' })).toBeChecked();
    await userEvent.click(profile.getByRole('button', { name: 'Delete Account' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await userEvent.click(question.getByRole('button', { name: 'Request deletion' }));
    await expect(await screen.findByText('Your request was sent to the administrators.')).toBeVisible();
    await userEvent.click(profile.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Marina Duarte' })).toBeNull());
    await expect(
      within(canvas.getByRole('button', { name: /Marina Duarte/ })).getByRole('img', { name: /away/ }),
    ).toBeVisible();
  },
};

export const AClickBesideThePanelKeepsTheTextAboutOneself: Story = {
  name: 'A click beside the panel keeps the text about oneself (XC-16)',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await log();
    await userEvent.click(canvas.getByRole('button', { name: /Marina Duarte/ }));
    const about = within(await panel('Marina Duarte')).getByRole('textbox', { name: 'About' });
    await userEvent.clear(about);
    await userEvent.type(about, 'At the airport until six');
    await userEvent.click(overlay(canvasElement));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: /Marina Duarte/ }));
    await expect(within(await panel('Marina Duarte')).getByRole('textbox', { name: 'About' })).toHaveValue(
      'At the airport until six',
    );
  },
};

export const TheContactPanelActs: Story = {
  tags: ['CHT-11'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await log();
    await userEvent.click(canvas.getByTitle('View contact'));
    const contact = within(await panel('Noah Adeyemi'));
    await expect(addressOf(context)).toBe('/apps/chat?contact=2&panel=contact');
    for (const text of [
      'Medical assistance',
      /^Doctors, beds/,
      'noah.adeyemi@embarque.example',
      'Nights, 20:00 to 6:00',
    ]) {
      await expect(contact.getByText(text)).toBeVisible();
    }
    await expect(contact.getByRole('link', { name: /\+55 11/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await expect(contact.getByRole('button', { name: 'Show hotel-nice.jpg in full size' })).toBeVisible();

    await userEvent.click(contact.getByRole('button', { name: 'Add Tag' }));
    const dialog = within(await panel('Add tag'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Night shift{Enter}');
    await expect(await contact.findByText('Night shift')).toBeVisible();
    await userEvent.click(contact.getByRole('button', { name: 'Remove Night shift' }));
    await waitFor(() => expect(contact.queryByText('Night shift')).toBeNull());

    const important = contact.getByRole('button', { name: 'Important Contact' });
    await userEvent.click(important);
    await expect(important).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(contact.getByRole('button', { name: 'Block Contact' }));
    await userEvent.click(await contact.findByRole('button', { name: 'Unblock Contact' }));
    await userEvent.click(contact.getByRole('button', { name: 'Delete Contact' }));
    await waitFor(async () => expect(await namesBelow('Chats')).not.toContain('Noah Adeyemi'));
    await waitFor(() => expect(addressOf(context)).toBe('/apps/chat?contact=1'));
    await pressInToast(userEvent, 'Noah Adeyemi deleted', 'Undo');
    await waitFor(async () => expect(await namesBelow('Chats')).toContain('Noah Adeyemi'));
  },
};

export const APressBesideThePanelsClosesThem: Story = {
  tags: ['CHT-12'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await log();
    await userEvent.click(canvas.getByTitle('View contact'));
    await panel('Noah Adeyemi');
    await userEvent.click(overlay(canvasElement));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(addressOf(context)).toBe('/apps/chat?contact=2');

    await userEvent.click(canvas.getByRole('button', { name: /Marina Duarte/ }));
    await panel('Marina Duarte');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Marina Duarte/ })).toHaveFocus());
  },
};

export const ACallRings: Story = {
  play: async ({ canvas, userEvent }) => {
    await log();
    await userEvent.click(canvas.getByRole('button', { name: 'Call Noah Adeyemi' }));
    const call = within(await panel('Phone call'));
    await expect(call.getByText('Ringing…')).toBeVisible();
    await userEvent.click(call.getByRole('button', { name: 'End call' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The dark layer between the panels and the page. */
function overlay(canvasElement: HTMLElement): HTMLElement {
  const found = canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]:not(svg):empty');
  if (!found) throw new Error('Nothing lies over the page.');
  return found;
}
