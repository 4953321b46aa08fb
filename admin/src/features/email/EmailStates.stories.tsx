import { emailScenarios } from '@embarque/mocks/email/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { addressOf, entry, mailbox, openMessage, row, rowCount, rows } from './email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(emailScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading messages…')).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
  },
};

export const FailsAndLoadsOnRetry: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(emailScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load your messages");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(await rowCount()).toBe(22);
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(emailScenarios.refused),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("You don't have permission to do this");
  },
};

export const NoMatch: Story = {
  parameters: { route: '/apps/email?q=zeppelin' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { name: 'No messages found' });
    // The clear button of the field has the same name.
    await userEvent.click(
      required(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1), 'button to clear the search'),
    );

    await expect(await rowCount()).toBe(22);
    await expect(addressOf(context)).toBe('/apps/email');
  },
};

export const VeryLongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(emailScenarios.veryLongTexts),
  play: async () => {
    const [first] = await rows();
    await expect(first?.scrollWidth).toBeLessThanOrEqual(first?.clientWidth ?? 0);
  },
};

export const TenThousandMessagesRenderOnlyVisibleRows: Story = {
  beforeEach: ({ msw }) => msw.use(emailScenarios.thousandsOfRows),
  play: async ({ userEvent }) => {
    await expect((await rows()).length).toBeLessThan(60);
    const count = Number(screen.getByRole('grid').getAttribute('aria-rowcount'));
    await expect(count).toBeGreaterThan(3000);
    (await rows())[0]?.focus();
    await userEvent.keyboard('{End}');

    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', String(count)));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '1'));
  },
};

export const ARefusedChangeIsRolledBack: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(emailScenarios.updateFailed),
  play: async ({ userEvent }) => {
    (await row('eSIM Japan')).focus();
    await userEvent.keyboard('{Delete}');

    await waitFor(() => expect(screen.getByText(/Couldn't update the message/)).toBeVisible());
    await expect(await rowCount()).toBe(22);
    await expect(entry(/^Inbox/)).toHaveTextContent('3 unread');
  },
};

export const AMissingMessageSaysSo: Story = {
  parameters: { route: '/apps/email?mail=999' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This message is no longer available');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Back to the list' }).at(-1) as HTMLElement);

    await expect(addressOf(context)).toBe('/apps/email');
  },
};

export const AMissingDraftSaysSo: Story = {
  parameters: { route: '/apps/email?mail=-5' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This message is no longer available');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Back to the list' }).at(-1) as HTMLElement);

    await expect(addressOf(context)).toBe('/apps/email');
  },
};

export const BackDoesNotReopenAMovedMessage: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await openMessage(userEvent, 'eSIM Japan');
    await userEvent.keyboard('e');
    await expect(await rowCount()).toBe(21);
    await storyOf(context).router.navigate(-1);
    await expect(addressOf(context)).toBe('/apps/email');

    const open = await openMessage(userEvent, 'Almoço na quinta');
    await userEvent.click(within(open).getByRole('button', { name: 'Mark as unread' }));
    await waitFor(() => expect(addressOf(context)).toBe('/apps/email'));
    await storyOf(context).router.navigate(-1);
    await expect(addressOf(context)).toBe('/apps/email');
  },
};

export const AMessageThatFailedOpensOnRetry: Story = {
  beforeEach: ({ msw }) => msw.use(emailScenarios.openFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await row('eSIM Japan'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't open the message");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(await canvas.findByTitle('Message from Kenji Watanabe')).toBeVisible();
  },
};

export const TriageByKeyboardAlone: Story = {
  tags: ['core'],
  play: async (context) => {
    const { userEvent } = context;
    await rows();
    await userEvent.keyboard('j');
    await waitFor(async () => expect(await row('Sinistro da minha')).toHaveFocus());
    await userEvent.keyboard('j');
    await expect(await row('eSIM Japan')).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(within(await row('eSIM Japan')).getByRole('button', { name: /^Star/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}');
    await expect(screen.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('e');
    await expect(await rowCount()).toBe(20);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await rowCount()).toBe(22));

    (await row('eSIM Japan')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: /eSIM Japan/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await row('eSIM Japan')).toHaveFocus());
    await userEvent.keyboard('/');
    await expect(screen.getByRole('searchbox')).toHaveFocus();
  },
};

export const SingleKeyShortcutsCanBeTurnedOff: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rows();
    await userEvent.click(canvas.getByRole('button', { name: 'Shortcuts' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(storyOf(context).area.getItem('embarque.letterKeys')).toBe('false');
    await userEvent.keyboard('{Escape}');
    (await row('eSIM Japan')).focus();
    await userEvent.keyboard('e');

    await expect(await rowCount()).toBe(22);
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(await rowCount()).toBe(21));
  },
};

export const TooltipsAndMenusShowActiveShortcuts: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const open = await openMessage(userEvent, 'eSIM Japan');
    const star = within(open).getByRole('button', { name: 'Star' });
    await expect(star).toHaveAttribute('title', 'Star (s)');
    await userEvent.click(await within(open).findByRole('button', { name: /^Actions/ }));
    await expect(await screen.findByRole('menuitem', { name: /Reply/ })).toHaveTextContent('Replyr');
    await userEvent.keyboard('{Escape}');

    await userEvent.click(canvas.getByRole('button', { name: 'Shortcuts' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    await waitFor(() => expect(star).toHaveAttribute('title', 'Star'));
    await expect(within(open).getByTitle('Move to trash (Del)')).toBeVisible();
  },
};

export const ShortcutsWorkInsideTheMessageFrame: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const open = await openMessage(userEvent, 'eSIM Japan');
    const frame = within(open).getByTitle<HTMLIFrameElement>('Message from Kenji Watanabe');
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('Osaka'));
    frame.contentDocument?.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

    await waitFor(() => expect(addressOf(context)).toBe('/apps/email'));
  },
};
