import { dayFromToday } from '@embarque/design-system';
import { kanbanScenarios } from '@embarque/mocks/kanban/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  addressOf,
  boardsAreThere,
  card,
  fileInput,
  openTask,
  priceList,
  shows,
  tags,
  undo,
  kanbanPage,
} from '../kanban.stories.testing.ts';
import { required } from '#storybook/testing/required.ts';
import { askServer } from '../machine/kanban.testing.ts';

const meta = { ...kanbanPage, parameters: { ...kanbanPage.parameters, route: '/apps/kanban?task=1' } };

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole('dialog', { name: 'Update task' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const title = () => screen.getByRole('textbox', { name: 'Title' });
const button = (name: string) => screen.getByRole('button', { name });
const onServer = async (id: number) => (await askServer()).tasks.find((task) => task.id === id);

export const ACardOpensItsTask: Story = {
  parameters: { route: '/apps/kanban' },
  tags: ['core', 'KAN-08'],
  play: async (context) => {
    const { userEvent, step } = context;
    await boardsAreThere();
    const dialog = within(await openTask(userEvent, tags));
    await step('with all that the card says, and more', async () => {
      await expect(addressOf(context)).toBe('/apps/kanban?task=2');
      await expect(title()).toHaveValue(tags);
      await waitFor(() => expect(dialog.getByRole('group', { name: 'Due date' })).toBeVisible());
      await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
      for (const name of ['UX', 'Images', 'Mateus Okafor', 'Sofia Marchetti']) {
        await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
      }
      await expect(dialog.getAllByRole('checkbox')).toHaveLength(6 + 12);
      await expect(dialog.getByRole('img', { name: 'Current image' })).toBeVisible();
    });
    await step('Update saves it, and the card follows', async () => {
      await userEvent.clear(title());
      await userEvent.type(title(), 'Photograph the tags');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Forms' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Yasmin Farah' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Remove image' }));
      await userEvent.click(button('Update'));
      await isClosed();
      await shows('TODO', [priceList, 'Photograph the tags']);
      await expect(within(card('Photograph the tags')).getByText('Forms')).toBeVisible();
      await expect(await onServer(2)).toMatchObject({ title: 'Photograph the tags', coverImage: null });
      await expect(addressOf(context)).toBe('/apps/kanban');
    });
    await step('which can be undone', async () => {
      await undo(userEvent, '“Photograph the tags” updated');
      await shows('TODO', [priceList, tags]);
    });
  },
};

export const ADroppedPictureBecomesTheCover: Story = {
  tags: ['KAN-08'],
  play: async ({ userEvent }) => {
    const dialog = await panel();
    const input = fileInput('Cover image');
    await userEvent.upload(input, new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' }));
    await within(dialog).findByText(/This file isn't an image/);
    await userEvent.upload(input, hugePicture());
    await within(dialog).findByText(/more than 50 megapixels/);

    await userEvent.upload(input, await pictureFile());
    const picture = await within(dialog).findByRole('img', { name: 'Current image' });
    await expect(picture.getAttribute('src')).toMatch(/^data:image\/webp/);
    await userEvent.click(button('Update'));
    await isClosed();
    await waitFor(() => expect(card(priceList).querySelector('img[draggable="false"]')).toBeVisible());
  },
};

export const AnEmptyTitleHasAMessageUnderIt: Story = {
  tags: ['KAN-09'],
  play: async ({ userEvent, step }) => {
    await panel();
    await step('an empty title is not taken', async () => {
      await userEvent.clear(title());
      await userEvent.click(button('Update'));
      await waitFor(() => expect(title()).toHaveAccessibleDescription('Enter a task title.'));
    });
    await step('Reset restores what is stored', async () => {
      await userEvent.click(button('Reset'));
      await expect(title()).toHaveValue(priceList);
      await expect(title()).not.toHaveAccessibleDescription();
    });
    await step('assignees are optional', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Bruno Cavalcanti' }));
      await userEvent.click(button('Update'));
      await isClosed();
      await expect(await onServer(1)).toMatchObject({ assignedTo: [], dueDate: dayFromToday(3) });
    });
  },
};

export const UpdateRefused: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.updateTaskFailed),
  play: async ({ msw, userEvent }) => {
    const dialog = await panel();
    await userEvent.type(title(), ' 2027');
    await userEvent.click(button('Update'));
    await within(dialog).findByRole('alert');
    await expect(title()).toHaveValue(`${priceList} 2027`);

    msw.resetHandlers();
    await userEvent.click(button('Update'));
    await isClosed();
    await expect(await onServer(1)).toMatchObject({ title: `${priceList} 2027` });
  },
};

export const CommentsAndAttachmentsAreEdited: Story = {
  tags: ['KAN-10'],
  play: async ({ userEvent, step }) => {
    const dialog = within(await panel());
    await step('a comment is added, changed and deleted', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'New comment' }), 'Prices are in.');
      await userEvent.click(dialog.getByRole('button', { name: 'Comment' }));
      await expect(await dialog.findByRole('heading', { name: '3 comments' })).toBeVisible();
      const pencils = dialog.getAllByRole('button', { name: 'Edit the comment of Marina Duarte' });
      await expect(pencils).toHaveLength(2);
      await userEvent.click(required(pencils[1], 'second pencil'));
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Comment' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'All prices are in.');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await dialog.findByText('All prices are in.')).toBeVisible();
      await expect(dialog.queryByRole('button', { name: 'Delete the comment of Yasmin Farah' })).toBeNull();
      const [bin] = dialog.getAllByRole('button', { name: 'Delete the comment of Marina Duarte' });
      await userEvent.click(required(bin, 'bin of the comment'));
      await expect(await dialog.findByRole('heading', { name: '2 comments' })).toBeVisible();
      await waitFor(async () =>
        expect((await onServer(1))?.comments.map(({ comment }) => comment).at(-1)).toBe('All prices are in.'),
      );
    });
    await step('a deleted one comes back', async () => {
      await undo(userEvent, 'Comment deleted');
      await expect(await dialog.findByRole('heading', { name: '3 comments' })).toBeVisible();
    });
    await step('files are added and removed, and the card counts them', async () => {
      const file = new File(['%PDF'], 'prices.pdf', { type: 'application/pdf' });
      await userEvent.upload(fileInput('Add attachments'), file);
      await expect(await dialog.findByText('prices.pdf')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Remove network-costs.csv' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Remove prices-last-year.xlsx' }));
      await expect(await dialog.findByRole('heading', { name: '1 attachment' })).toBeVisible();
    });
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(within(card(priceList)).getByText('1 attachment')).toBeInTheDocument();
    await expect(within(card(priceList)).getByText('3 comments')).toBeInTheDocument();
  },
};

export const DeletingATaskIsUndone: Story = {
  tags: ['core'],
  play: async ({ userEvent }) => {
    await panel();
    await userEvent.click(button('Delete task'));
    await isClosed();
    await shows('TODO', [tags]);
    await undo(userEvent, `“${priceList}” deleted`);

    await shows('TODO', [priceList, tags]);
  },
};

export const LeavingAsksFirst: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await panel();
    await userEvent.type(title(), '!');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(title()).toHaveValue(`${priceList}!`);
    await userEvent.click(button('Close'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));

    await isClosed();
    await expect(addressOf(context)).toBe('/apps/kanban');
    await shows('TODO', [priceList, tags]);
  },
};

export const AnUnknownTaskHasAMessage: Story = {
  parameters: { route: '/apps/kanban?task=4711' },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = within(await panel());
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Task not found' })).toBeVisible());
    await userEvent.click(button('Close'));

    await isClosed();
    await expect(addressOf(context)).toBe('/apps/kanban');
  },
};

export const OnAPhoneThePanelIsAsWideAsTheScreen: Story = {
  globals: { viewport: { value: 'mobile1' } },
  // A finger makes the text of fields larger, and this page has none.
  decorators: [
    (PageStory) => (
      <>
        <style>{`input, textarea, button { font-size: 16px !important; }`}</style>
        <PageStory />
      </>
    ),
  ],
  play: async ({ step }) => {
    const dialog = await panel();
    const screenEdge = () => document.documentElement.clientWidth;
    await step('and no wider', async () => {
      await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
      await expect(dialog.getBoundingClientRect().right).toBe(screenEdge());
    });
    await step('with all that is in it', async () => {
      const controls = within(dialog).getAllByRole('button');
      const edges = controls.map((control) => Math.round(control.getBoundingClientRect().right));
      await expect(Math.max(...edges)).toBeLessThanOrEqual(screenEdge());
    });
  },
};

/** A small picture, as a camera would bring it. */
async function pictureFile(): Promise<File> {
  const canvas = new OffscreenCanvas(4, 3);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 3);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'tag.png', { type: 'image/png' });
}

/** A few bytes that would be a picture of 10,000 × 8,000 pixels. */
function hugePicture(): File {
  const bytes = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (byte) =>
    byte.charCodeAt(0),
  );
  new DataView(bytes.buffer).setUint16(6, 10_000, true);
  new DataView(bytes.buffer).setUint16(8, 8000, true);
  return new File([bytes], 'huge.gif', { type: 'image/gif' });
}
