import { emailScenarios } from '@embarque/mocks/email/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import {
  addressOf,
  choose,
  daysOf,
  entry,
  mailbox,
  openMessage,
  overTheList,
  row,
  rowCount,
  rows,
} from './email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

const bulk = () => within(screen.getByRole('group', { name: 'Selected emails' }));
const tick = async (subject: string) => within(await row(subject)).getByRole('checkbox');

export const FoldersAndLabelsWithTheirCounts: Story = {
  tags: ['EML-01', 'EML-02', 'EML-08', 'SPEC-3.9-a', 'SPEC-4.4-c'],
  play: async ({ canvas }) => {
    await expect(await rowCount()).toBe(22);
    const names = (name: string) =>
      within(canvas.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);

    await expect(names('Folders')).toEqual([
      'Inbox33 unread',
      'Sent',
      'Draft44 drafts',
      'Starred',
      'Spam22 unread',
      'Trash',
    ]);
    await expect(names('Labels')).toEqual(['Personal', 'Company', 'Important', 'Private']);
    await expect(canvas.getByRole('button', { name: 'Compose' })).toBeVisible();

    const first = await row('Sinistro da minha mala atrasada');
    await expect(first).toHaveAccessibleName(/Unread.*Beatriz Nogueira.*Sinistro da minha mala atrasada.*Oi, Marina/);
    await expect(first.textContent).not.toMatch(/<|>/);
    await expect(within(first).getByRole('img', { name: 'With attachments' })).toBeVisible();
    await expect(within(first).getByRole('img', { name: 'Label: Important' })).toBeVisible();
    const unread = getComputedStyle(first).backgroundColor;
    await expect(getComputedStyle(await row('Almoço na quinta')).backgroundColor).not.toBe(unread);
  },
};

export const ADraftIsNeverUnread: Story = {
  parameters: { route: '/apps/email/draft' },
  play: async () => {
    for (const draft of await rows('Draft')) await expect(draft).not.toHaveAccessibleName(/Unread/);
  },
};

export const TheUrlSelectsTheFolder: Story = {
  tags: ['core', 'EML-03'],
  parameters: { route: '/apps/email?mail=38' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('link', { name: /Inbox/ })).toHaveAttribute('aria-current', 'page');
    await canvas.findByRole('region', { name: /mala/ });
    await userEvent.click(entry(/^Spam/));

    await waitFor(async () => expect(await rows('Spam')).toHaveLength(6));
    await expect(canvas.queryByRole('region', { name: /mala/ })).toBeNull();
    await expect(addressOf(context)).toBe('/apps/email/spam');
    await expect(entry(/^Spam/)).toHaveAttribute('aria-current', 'page');

    await userEvent.click(entry('Private'));
    await waitFor(async () => expect(await rows('Private')).toHaveLength(5));
    await storyOf(context).router.navigate(-1);
    await waitFor(async () => expect(await rows('Spam')).toHaveLength(6));
  },
};

export const AnotherFolderClearsTheSelection: Story = {
  tags: ['EML-03'],
  play: async ({ userEvent }) => {
    await userEvent.click(await tick('Sinistro da minha'));
    await expect(bulk().getByText('1 selected')).toBeVisible();
    await userEvent.click(entry('Sent'));
    await rows('Sent');

    await expect(bulk().queryByText('1 selected')).toBeNull();
  },
};

export const SearchFiltersWhileTyping: Story = {
  tags: ['core', 'EML-05'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rows();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search mail' }), 'kenji');

    await waitFor(async () => expect(await rowCount()).toBe(1));
    await expect(addressOf(context)).toBe('/apps/email?q=kenji');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'azores');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Yasmin Farah'));
  },
};

export const SelectAllIsCheckedOnlyWhenAllAreSelected: Story = {
  tags: ['EML-06', 'SPEC-3.9-a'],
  play: async ({ userEvent }) => {
    await rows();
    const all = bulk().getByRole('checkbox', { name: 'Select all' });
    await expect(bulk().queryByRole('button', { name: 'Move to trash' })).toBeNull();
    await userEvent.click(await tick('Sinistro da minha'));
    await expect(all).toBePartiallyChecked();
    await expect(bulk().getAllByRole('button')).toHaveLength(4);
    await userEvent.click(all);
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(all);

    await expect(all).toBeChecked();
    await expect(bulk().getByText('22 selected')).toBeVisible();
  },
};

export const ShiftSelectsARange: Story = {
  tags: ['EML-06'],
  play: async ({ userEvent }) => {
    await userEvent.click(await tick('Sinistro da minha'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(await tick('Reembolsos do mês passado'));
    await userEvent.keyboard('{/Shift}');

    await expect(bulk().getByText('3 selected')).toBeVisible();
  },
};

export const MovingSelectedMessagesCanBeUndone: Story = {
  tags: ['core', 'EML-07'],
  play: async ({ userEvent }) => {
    await userEvent.click(await tick('Sinistro da minha'));
    await userEvent.click(await tick('eSIM Japan'));
    await choose(userEvent, bulk().getByRole('button', { name: 'Move to a folder' }), 'Spam');

    await expect(await rowCount()).toBe(20);
    await expect(bulk().queryByText(/selected/)).toBeNull();
    await expect(entry(/^Spam/)).toHaveTextContent('4');
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(async () => expect(await rowCount()).toBe(22));
  },
};

export const SelectedMessagesAreLabelledMarkedUnreadAndTrashed: Story = {
  tags: ['core', 'EML-07'],
  play: async ({ userEvent }) => {
    await userEvent.click(await tick('Almoço na quinta'));
    await choose(userEvent, bulk().getByRole('button', { name: 'Add or remove a label' }), 'Private');
    await waitFor(async () =>
      expect(within(await row('Almoço na quinta')).getByRole('img', { name: 'Label: Private' })).toBeVisible(),
    );
    await expect(bulk().queryByText(/selected/)).toBeNull();

    await userEvent.click(await tick('Almoço na quinta'));
    await userEvent.click(bulk().getByRole('button', { name: 'Mark as unread' }));
    await expect(await row('Almoço na quinta')).toHaveAccessibleName(/^.*Unread/);
    await expect(bulk().queryByText(/selected/)).toBeNull();

    await userEvent.click(await tick('Almoço na quinta'));
    await userEvent.click(bulk().getByRole('button', { name: 'Move to trash' }));
    await expect(await rowCount()).toBe(21);
    await waitFor(() => expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true));
  },
};

export const SelectingAndStarringDoNotOpenTheMessage: Story = {
  tags: ['EML-09'],
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await tick('eSIM Japan'));
    const star = within(await row('eSIM Japan')).getByRole('button', { name: /^Star/ });
    const before = getComputedStyle(star).color;
    await userEvent.click(star);

    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(getComputedStyle(star).color).not.toBe(before);
    await expect(addressOf(context)).toBe('/apps/email');
  },
};

export const OpeningAMessageMarksItAsRead: Story = {
  ...overTheList,
  tags: ['core', 'EML-10', 'SPEC-3.9-a'],
  play: async (context) => {
    const { userEvent } = context;
    await openMessage(userEvent, 'eSIM Japan');
    await expect(addressOf(context)).toMatch(/\/apps\/email\?mail=\d+/);
    await waitFor(() => expect(entry(/^Inbox/)).toHaveTextContent('2 unread'));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));

    const read = await row('eSIM Japan');
    await expect(read).not.toHaveAccessibleName(/Unread/);
    await waitFor(() => expect(read).toHaveFocus());
  },
};

export const NoItems: Story = {
  tags: ['EML-11'],
  beforeEach: ({ msw }) => msw.use(emailScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'no items' })).toBeVisible();
  },
};

export const AnEmptyFolderHasNoSelectAll: Story = {
  tags: ['EML-06'],
  beforeEach: ({ msw }) => msw.use(emailScenarios.empty),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'no items' });
    await expect(canvas.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
  },
};

export const TrashIsEmptiedOnceThatIsConfirmed: Story = {
  parameters: { route: '/apps/email/trash' },
  play: async ({ canvas, userEvent }) => {
    await expect(await rowCount('Trash')).toBe(4);
    await userEvent.click(bulk().getByRole('button', { name: 'Empty trash' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 4 messages forever?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete forever' }));
    await expect(await canvas.findByRole('heading', { name: 'no items' })).toBeVisible();

    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(async () => expect(await rowCount('Trash')).toBe(4));
  },
};

export const WhatIsNoSpamGoesToTheInbox: Story = {
  parameters: { route: '/apps/email/spam' },
  play: async ({ userEvent }) => {
    await rows('Spam');
    await userEvent.click(within(await row('cruise for two', 'Spam')).getByRole('checkbox'));
    await userEvent.click(bulk().getByRole('button', { name: 'Not spam' }));
    await waitFor(() => expect(entry(/^Inbox/)).toHaveTextContent('4 unread'));
    await expect(await rowCount('Spam')).toBe(5);
  },
};

export const OnlyUnreadMessagesAreListedOnDemand: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await rows();
    await userEvent.click(bulk().getByRole('button', { name: 'Unread' }));
    await waitFor(async () => expect(await rowCount()).toBe(3));
    await expect(addressOf(context)).toBe('/apps/email?show=unread');
    await expect(bulk().getByRole('button', { name: 'Unread' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const MessagesStandUnderTheirDays: Story = {
  tags: ['EML-08'],
  // At midnight nothing would have come today.
  globals: { clock: 'leapDay' },
  play: async () => {
    const days = await daysOf('Inbox');
    for (const day of ['Today', 'Yesterday', 'Last week']) await expect(days).toContain(day);
  },
};

export const ARowHasItsOwnActions: Story = {
  play: async (context) => {
    const { userEvent } = context;
    (await row('eSIM Japan')).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('button', { name: /^Mark as read: “eSIM Japan/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await row('eSIM Japan')).not.toHaveAccessibleName(/Unread/));
    await userEvent.click(within(await row('eSIM Japan')).getByRole('button', { name: /^Move to trash/ }));
    await waitFor(async () => expect(await rowCount()).toBe(21));
    await expect(addressOf(context)).toBe('/apps/email');
  },
};

export const Phone: Story = {
  tags: ['EML-04'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await rows();
    await userEvent.click(canvas.getByRole('button', { name: 'Folders and labels' }));
    const drawer = await screen.findByRole('dialog', { name: 'Folders and labels' });
    await expect(within(drawer).getByRole('link', { name: 'Sent' })).toBeVisible();

    drawer.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
