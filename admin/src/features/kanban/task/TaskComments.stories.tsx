import { kanbanScenarios } from '@embarque/mocks/kanban/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { addressOf, fileInput, kanbanPage, undo } from '../kanban.stories.testing.ts';
import { askServer } from '../machine/kanban.testing.ts';

const meta = { ...kanbanPage, parameters: { ...kanbanPage.parameters, route: '/apps/kanban?task=1' } };

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole('dialog', { name: 'Update task' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const button = (name: string) => screen.getByRole('button', { name });
const newComment = () => screen.getByRole('textbox', { name: 'New comment' });
const onServer = async () => (await askServer()).tasks.find(({ id }) => id === 1);
const first = 'Groups ask for a plan that several phones share. Is there room for one?';
const second = 'The network in Chile offers better terms from 50 GB a month.';

/** The shown comments, from the top. */
const commentsShown = () =>
  within(screen.getByRole('list', { name: 'Comments' }))
    .getAllByRole('listitem')
    .map((one) => [...one.querySelectorAll('[dir="auto"]')].at(-1)?.textContent);

async function say(userEvent: UserEventObject, text: string) {
  await userEvent.type(newComment(), text);
  await userEvent.click(button('Comment'));
}

async function serverHas(comments: string[]) {
  await waitFor(async () => expect((await onServer())?.comments.map(({ comment }) => comment)).toEqual(comments));
}

export const UndoKeepsCommentsAddedMeanwhile: Story = {
  play: async ({ userEvent }) => {
    await panel();
    await userEvent.click(button('Delete the comment of Marina Duarte'));
    await say(userEvent, 'Prices are in.');
    await waitFor(() => expect(newComment()).toHaveValue(''));
    await undo(userEvent, 'Comment deleted');

    await waitFor(() => expect(commentsShown()).toEqual([first, second, 'Prices are in.']));
    await serverHas([first, second, 'Prices are in.']);
  },
};

export const TryingAgainKeepsCommentsAddedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.updateTaskFailed),
  play: async ({ msw, userEvent }) => {
    await panel();
    await userEvent.click(button('Delete the comment of Marina Duarte'));
    await screen.findByText(/Couldn't delete the comment .* It's back/);
    msw.resetHandlers();
    await say(userEvent, 'Prices are in.');
    await serverHas([first, second, 'Prices are in.']);
    await userEvent.click(button('Try again'));

    await serverHas([second, 'Prices are in.']);
  },
};

export const UndoKeepsFilesAttachedMeanwhile: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await panel());
    await userEvent.click(button('Remove prices-last-year.xlsx'));
    await userEvent.upload(fileInput('Add attachments'), new File(['%PDF'], 'prices.pdf'));
    await dialog.findByText('prices.pdf');
    await undo(userEvent, 'Attachment removed');

    await expect(await dialog.findByRole('heading', { name: '3 attachments' })).toBeVisible();
    await waitFor(async () =>
      expect((await onServer())?.attachments.map(({ name }) => name)).toEqual([
        'prices-last-year.xlsx',
        'network-costs.csv',
        'prices.pdf',
      ]),
    );
  },
};

export const CommentsOfANamesakeAreOnlyToBeRead: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.namesake),
  play: async ({ userEvent }) => {
    await panel();
    await expect(screen.queryByRole('button', { name: 'Edit the comment of Marina Duarte' })).toBeNull();
    await say(userEvent, 'Prices are in.');
    await expect(await screen.findByRole('button', { name: 'Edit the comment of Marina Duarte' })).toBeVisible();
  },
};

export const UpdateSavesWhatIsTypedAsACommentToo: Story = {
  play: async ({ userEvent }) => {
    await panel();
    await userEvent.click(button('Edit the comment of Marina Duarte'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), ' Yes.');
    await userEvent.type(newComment(), 'Prices are in.');
    await userEvent.click(button('Update'));
    await isClosed();

    await serverHas([`${first} Yes.`, second, 'Prices are in.']);
  },
};

export const ACommentThatIsRefusedStaysInItsField: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.updateTaskFailed),
  play: async ({ msw, userEvent, step }) => {
    await panel();
    await step('with the reason under it, and the panel stays', async () => {
      await userEvent.type(newComment(), 'Prices are in.');
      await userEvent.click(button('Update'));
      await waitFor(() => expect(newComment()).toHaveAccessibleDescription(/Something went wrong on the server/));
      await expect(newComment()).toHaveValue('Prices are in.');
      await expect(commentsShown()).toEqual([first, second]);
    });
    await step('the next attempt empties it, and leaves the panel open', async () => {
      msw.resetHandlers();
      await userEvent.click(button('Comment'));
      await waitFor(() => expect(newComment()).toHaveValue(''));
      await serverHas([first, second, 'Prices are in.']);
      await expect(await panel()).toBeVisible();
    });
  },
};

export const ARefusedCommentStaysInItsField: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.updateTaskFailed),
  play: async ({ msw, userEvent, step }) => {
    const field = () => screen.findByRole('textbox', { name: 'Comment' });
    await panel();
    await step('with focus', async () => {
      await userEvent.click(button('Edit the comment of Marina Duarte'));
      await userEvent.type(await field(), ' Yes.');
      await userEvent.click(button('Save'));
      await screen.findByText(/Couldn't change the comment/);
      // An answer that comes at once finds the button still there.
      await waitFor(async () => expect([await field(), button('Save')]).toContain(document.activeElement));
      await expect(await field()).toHaveValue(`${first} Yes.`);
    });
    await step('and from there they can be saved', async () => {
      msw.resetHandlers();
      await userEvent.click(button('Save'));
      await serverHas([`${first} Yes.`, second]);
    });
  },
};

export const LeavingWithAChangedCommentAsksFirst: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await panel();
    await userEvent.click(button('Edit the comment of Marina Duarte'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), ' Yes.');
    await userEvent.click(button('Close'));
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue(`${first} Yes.`);
    await userEvent.click(button('Save'));
    await serverHas([`${first} Yes.`, second]);
    await userEvent.click(button('Close'));

    await isClosed();
    await expect(addressOf(context)).toBe('/apps/kanban');
  },
};
