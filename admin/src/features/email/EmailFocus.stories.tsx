import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { focusedElement, required } from '#storybook/testing/required.ts';
import { choose, mailbox, openMessage, row, rowCount, rows } from './email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

const bulk = () => within(screen.getByRole('group', { name: 'Selected emails' }));
const subjectOf = (element: Element | undefined) => element?.querySelector('bdi[dir], [dir] bdi')?.textContent ?? '';
const subjects = async (name?: string) => (await rows(name)).map(subjectOf);
const hasFocus = (subject: string | undefined, name?: string) =>
  waitFor(async () => expect(await row(subject ?? '?', name)).toHaveFocus());
const headingHasFocus = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

async function walkTo(userEvent: UserEventObject, place: number, name?: string) {
  const all = await subjects(name);
  for (const subject of all.slice(0, place + 1)) {
    await userEvent.keyboard('j');
    await hasFocus(subject, name);
  }
  return all;
}

export const TheNextRowIsFocusedAfterADelete: Story = {
  play: async ({ userEvent }) => {
    const all = await walkTo(userEvent, 1);
    await userEvent.keyboard('e');
    await hasFocus(all[2]);
    await userEvent.keyboard('e');
    await hasFocus(all[3]);
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus(all[0]);
    await expect(await rowCount()).toBe(20);
  },
};

export const TheLastRowIsFocusedAfterADeleteAtTheEnd: Story = {
  parameters: { route: '/apps/email/label/private' },
  play: async ({ userEvent }) => {
    const all = await walkTo(userEvent, 0, 'Private');
    await userEvent.keyboard('{End}');
    await hasFocus(all.at(-1), 'Private');
    await userEvent.keyboard('{Delete}');
    await hasFocus(all.at(-2), 'Private');
  },
};

export const TheFirstRemainingRowIsFocusedAfterABulkDelete: Story = {
  play: async ({ userEvent }) => {
    const all = await walkTo(userEvent, 0);
    await userEvent.keyboard('x');
    await userEvent.keyboard('j');
    await hasFocus(all[1]);
    await userEvent.keyboard('x');
    await userEvent.keyboard('e');
    await hasFocus(all[2]);
  },
};

export const UnstarringInStarredFocusesTheNextRow: Story = {
  parameters: { route: '/apps/email/starred' },
  play: async ({ userEvent }) => {
    const all = await walkTo(userEvent, 0, 'Starred');
    await userEvent.keyboard('s');
    await hasFocus(all[1], 'Starred');
  },
};

export const ACheckboxInARemovedRowFocusesTheNextRow: Story = {
  play: async ({ userEvent }) => {
    const all = await subjects();
    await userEvent.click(within(await row(all[0] ?? '?')).getByRole('checkbox'));
    await userEvent.keyboard('e');
    await hasFocus(all[1]);
  },
};

export const ABulkMoveByMenuFocusesTheNextRow: Story = {
  play: async ({ userEvent }) => {
    const all = await subjects();
    await userEvent.click(within(await row(all[0] ?? '?')).getByRole('checkbox'));
    await choose(userEvent, bulk().getByRole('button', { name: 'Move to a folder' }), 'Spam');
    await hasFocus(all[1]);
  },
};

export const TheHeadingIsFocusedWhenNoRowsAreLeft: Story = {
  parameters: { route: '/apps/email/label/private' },
  play: async ({ userEvent }) => {
    await rows('Private');
    await userEvent.click(bulk().getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(bulk().getByRole('button', { name: 'Move to trash' }));
    await headingHasFocus('no items');
  },
};

export const TheHeadingIsFocusedWhenAMenuEmptiesTheList: Story = {
  parameters: { route: '/apps/email/label/private' },
  play: async ({ userEvent }) => {
    await rows('Private');
    await userEvent.click(bulk().getByRole('checkbox', { name: 'Select all' }));
    await choose(userEvent, bulk().getByRole('button', { name: 'Move to a folder' }), 'Spam');
    await headingHasFocus('no items');
  },
};

export const TheHeadingIsFocusedWhenAKeyEmptiesTheList: Story = {
  parameters: { route: '/apps/email?q=kenji' },
  play: async ({ userEvent }) => {
    await walkTo(userEvent, 0);
    await userEvent.keyboard('e');
    await headingHasFocus('No messages found');
  },
};

export const DeletingTheLastMessageInTheReaderFocusesTheHeading: Story = {
  parameters: { route: '/apps/email?q=kenji' },
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, 'eSIM Japan');
    await userEvent.click(within(open).getByRole('button', { name: 'Move to trash' }));
    await headingHasFocus('No messages found');
  },
};

export const ClearingTheSearchKeepsFocusInItsField: Story = {
  parameters: { route: '/apps/email?q=zeppelin' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No messages found' });
    // The clear button of the field has the same name.
    await userEvent.click(
      required(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1), 'button to clear the search'),
    );
    await rows();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const AHeldKeyDeletesOneMessage: Story = {
  play: async ({ userEvent }) => {
    const all = await walkTo(userEvent, 0);
    await userEvent.keyboard('e');
    await hasFocus(all[1]);
    await fireEvent.keyDown(focusedElement(), { key: 'e', repeat: true });
    await fireEvent.keyDown(focusedElement(), { key: 'j', repeat: true });
    await hasFocus(all[2]);
    await expect(await rowCount()).toBe(21);
  },
};
