import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { choose, mailbox, openMail, row, rows } from './email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

const bulk = () => within(screen.getByRole('group', { name: 'Chosen mails' }));
const subjectOf = (element: Element | undefined) => element?.querySelector('bdi[dir], [dir] bdi')?.textContent ?? '';
const subjects = async (name?: string) => (await rows(name)).map(subjectOf);
const hasFocus = (subject: string | undefined, name?: string) =>
  waitFor(async () => expect(await row(subject ?? '?', name)).toHaveFocus());
const headingHasFocus = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

/** Goes down to a row with `j`, as people do. */
async function walkTo(userEvent: UserEventObject, place: number, name?: string) {
  const all = await subjects(name);
  for (const subject of all.slice(0, place + 1)) {
    await userEvent.keyboard('j');
    await hasFocus(subject, name);
  }
  return all;
}

export const TheRowThatMovesUpHasFocus: Story = {
  play: async ({ userEvent }) => {
    const all = await walkTo(userEvent, 1);
    await userEvent.keyboard('e');
    await hasFocus(all[2]);
    await userEvent.keyboard('e');
    await hasFocus(all[3]);
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus(all[0]);
    await expect(await rows()).toHaveLength(6);
  },
};

export const AtTheEndOfTheListTheLastRowHasFocus: Story = {
  play: async ({ userEvent }) => {
    const all = await walkTo(userEvent, 0);
    await userEvent.keyboard('{End}');
    await hasFocus(all.at(-1));
    await userEvent.keyboard('{Delete}');
    await hasFocus(all.at(-2));
  },
};

export const ChosenRowsHandFocusToTheFirstThatStays: Story = {
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

export const AStarThatIsTakenAwayHandsFocusOn: Story = {
  parameters: { route: '/apps/email/starred' },
  play: async ({ userEvent }) => {
    const all = await walkTo(userEvent, 0, 'Starred');
    await userEvent.keyboard('s');
    await hasFocus(all[1], 'Starred');
  },
};

export const ATickInARowThatGoesHandsFocusOn: Story = {
  play: async ({ userEvent }) => {
    const all = await subjects();
    await userEvent.click(within(await row(all[0] ?? '?')).getByRole('checkbox'));
    await userEvent.keyboard('e');
    await hasFocus(all[1]);
  },
};

export const ChosenRowsMovedByAMenuHandFocusOn: Story = {
  play: async ({ userEvent }) => {
    const all = await subjects();
    await userEvent.click(within(await row(all[0] ?? '?')).getByRole('checkbox'));
    await choose(userEvent, bulk().getByRole('button', { name: 'Move to a folder' }), 'Spam');
    await hasFocus(all[1]);
  },
};

export const WithNoRowsLeftTheHeadingHasFocus: Story = {
  parameters: { route: '/apps/email/label/private' },
  play: async ({ userEvent }) => {
    await rows('Private');
    await userEvent.click(bulk().getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(bulk().getByRole('button', { name: 'Move to the trash' }));
    await headingHasFocus('no items');
  },
};

export const WithNoRowsLeftByAMenuTheHeadingHasFocus: Story = {
  parameters: { route: '/apps/email/label/private' },
  play: async ({ userEvent }) => {
    await rows('Private');
    await userEvent.click(bulk().getByRole('checkbox', { name: 'Select all' }));
    await choose(userEvent, bulk().getByRole('button', { name: 'Move to a folder' }), 'Spam');
    await headingHasFocus('no items');
  },
};

export const WithNoRowsLeftByAKeyTheHeadingHasFocus: Story = {
  parameters: { route: '/apps/email?q=kenji' },
  play: async ({ userEvent }) => {
    await walkTo(userEvent, 0);
    await userEvent.keyboard('e');
    await headingHasFocus('No mail matches');
  },
};

export const TheLastMailDeletedFromTheReaderLeavesFocusOnTheHeading: Story = {
  parameters: { route: '/apps/email?q=kenji' },
  play: async ({ userEvent }) => {
    const open = await openMail(userEvent, 'eSIM Japan');
    await userEvent.click(within(open).getByRole('button', { name: 'Move to the trash' }));
    await headingHasFocus('No mail matches');
  },
};

export const ClearingTheSearchLeavesFocusInItsField: Story = {
  parameters: { route: '/apps/email?q=zeppelin' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No mail matches' });
    // The cross of the field has the same name.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear the search' }).at(-1) ?? canvasElement);
    await rows();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const AKeyThatIsHeldDeletesOneMail: Story = {
  play: async ({ userEvent }) => {
    const all = await walkTo(userEvent, 0);
    await userEvent.keyboard('e');
    await hasFocus(all[1]);
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e', repeat: true });
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j', repeat: true });
    await hasFocus(all[2]);
    await expect(await rows()).toHaveLength(all.length - 1);
  },
};
