import { dayFromToday } from '@embarque/design-system';

import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import {
  addressOf,
  beginsWith,
  button,
  isClosed,
  list,
  onServer,
  openTask,
  row,
  speaker,
  survey,
  tick,
  titles,
  todoPage,
} from '../todo.stories.testing.tsx';

const meta = { ...todoPage };

export default meta;
type Story = StoryObj<typeof meta>;

const title = () => screen.getByRole('textbox', { name: 'Title' });
const assignee = () => screen.getByRole('combobox', { name: 'Assignee' });
const text = () => screen.findByRole('textbox', { name: 'Description' });
const tag = (name: string) => screen.getByRole('checkbox', { name });

export const ARowOpensItsTask: Story = {
  tags: ['TDO-05'],
  play: async (context) => {
    const { userEvent, step } = context;
    await list();
    await step('filled with it', async () => {
      await openTask(userEvent, survey);
      await expect(title()).toHaveValue(survey);
      await expect(assignee()).toHaveValue('Sofia Marchetti');
      await expect(tag('Low')).toBeChecked();
      await expect(await text()).toHaveTextContent('Short ones.');
      await expect(addressOf(context)).toBe('/apps/todo?task=17');
    });
    await step('the button completes, the star marks', async () => {
      await userEvent.click(button('Mark Complete'));
      await userEvent.click(await screen.findByRole('button', { name: 'Completed' }));
      await screen.findByRole('button', { name: 'Mark Complete' });
      await userEvent.click(button('Mark Complete'));
      await userEvent.click(button('Important'));
      await expect(button('Important')).toHaveAttribute('aria-pressed', 'true');
      await waitFor(async () => expect(await onServer(survey)).toMatchObject({ isCompleted: true, isImportant: true }));
    });
    await step('the cross closes', async () => {
      await userEvent.click(button('Close'));
      await isClosed();
      await expect(addressOf(context)).toBe('/apps/todo');
      await expect(tick(survey)).toBeChecked();
    });
    await step('the bin deletes and closes', async () => {
      await openTask(userEvent, survey);
      await userEvent.click(button('Delete task'));
      await isClosed();
      await waitFor(() => expect(titles()).not.toContain(survey));
      await waitFor(async () => expect(await onServer(survey)).toMatchObject({ isDeleted: true }));
    });
  },
};

export const BackClosesThePanel: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await list();
    await openTask(userEvent, survey);
    await storyOf(context).router.navigate(-1);
    await isClosed();
    await expect(addressOf(context)).toBe('/apps/todo');
  },
};

export const ANewTaskHasItsFields: Story = {
  tags: ['core', 'TDO-06', 'TDO-07'],
  parameters: { route: '/apps/todo/tag/team' },
  play: async (context) => {
    const { userEvent, step } = context;
    await list('Team');
    await userEvent.click(button('Add Task'));
    const panel = within(await screen.findByRole('dialog', { name: 'Add Task' }));
    await step('the first of six people does it, today', async () => {
      await expect(title()).toBeRequired();
      await waitFor(() => expect(title()).toHaveFocus());
      await expect(assignee()).toHaveValue('Caio Brandão');
      await userEvent.click(assignee());
      await userEvent.keyboard('{ArrowDown}');
      const options = await screen.findAllByRole('option');
      await expect(options).toHaveLength(6);
      for (const option of options) await expect(option.querySelector('img')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      const [year, month, day] = dayFromToday().split('-');
      await expect(screen.getByRole('group', { name: 'Due date' })).toHaveTextContent(
        new RegExp(`${day}.*${month}.*${year}`),
      );
      for (const name of ['Team', 'Low', 'Medium', 'High', 'Update']) await expect(tag(name)).toBeInTheDocument();
      await expect(tag('Team')).toBeChecked();
    });
    await step('the description is formatted', async () => {
      await text();
      for (const name of ['Bold', 'Italic', 'Underline']) {
        await expect(panel.getByRole('button', { name: new RegExp(name) })).toBeVisible();
      }
      await expect(panel.getByRole('button', { name: /Align/ })).toBeVisible();
    });
    await step('Cancel closes, Add adds', async () => {
      await expect(panel.queryByRole('button', { name: 'Update' })).toBeNull();
      await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
      await isClosed();
      await userEvent.click(button('Add Task'));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Water the plants');
      await userEvent.click(tag('High'));
      await userEvent.click(button('Add'));
      await isClosed();
      await beginsWith('Water the plants');
      await expect(await onServer('Water the plants')).toMatchObject({
        tags: ['team', 'high'],
        dueDate: dayFromToday(),
        assignee: { fullName: 'Caio Brandão' },
      });
    });
  },
};

export const UpdateSavesAndResetRestores: Story = {
  tags: ['core', 'TDO-07'],
  parameters: { route: '/apps/todo?task=17' },
  play: async ({ userEvent, step }) => {
    await screen.findByRole('dialog', { name: 'Update Task' });
    await step('Reset restores every stored value', async () => {
      const description = await text();
      await userEvent.clear(title());
      await userEvent.type(title(), 'Other');
      await userEvent.click(tag('High'));
      await userEvent.click(description);
      await userEvent.keyboard('Changed');
      await waitFor(() => expect(description).toHaveTextContent('Changed'));
      await userEvent.click(button('Reset'));
      await expect(title()).toHaveValue(survey);
      await expect(tag('High')).not.toBeChecked();
      await waitFor(async () => expect(await text()).not.toHaveTextContent('Changed'));
    });
    await step('Update saves', async () => {
      await userEvent.clear(title());
      await userEvent.type(title(), 'Four questions');
      await userEvent.click(button('Update'));
      await isClosed();
      await waitFor(() => expect(titles()).toContain('Four questions'));
      await screen.findByText('“Four questions” updated');
    });
  },
};

export const NothingButATitleIsNeeded: Story = {
  tags: ['TDO-08'],
  parameters: { route: '/apps/todo?new=task' },
  play: async ({ userEvent, step }) => {
    await screen.findByRole('dialog', { name: 'Add Task' });
    await step('an empty title is marked, with a message', async () => {
      await userEvent.type(title(), '  ');
      await userEvent.click(button('Add'));
      await waitFor(() => expect(title()).toHaveAccessibleDescription('Enter a title.'));
      await expect(title()).toHaveAttribute('aria-invalid', 'true');
      await expect(title()).toHaveFocus();
    });
    await step('nobody, no day, no tag', async () => {
      await userEvent.type(title(), 'Bare');
      await userEvent.click(button('Clear Due date'));
      await userEvent.click(button('Clear Assignee'));
      await userEvent.tab();
      await userEvent.click(button('Add'));
      await isClosed();
      await waitFor(() => expect(titles()).toContain('Bare'));
      await expect(await onServer('Bare')).toMatchObject({ assignee: null, dueDate: null, tags: [], description: '' });
      await expect(within(row('Bare')).getByRole('img', { name: 'Not assigned' })).toBeVisible();
    });
  },
};

export const ClosingForgetsWhatWasThere: Story = {
  tags: ['TDO-09'],
  parameters: { route: '/apps/todo?new=task' },
  play: async (context) => {
    const { userEvent } = context;
    await screen.findByRole('dialog', { name: 'Add Task' });
    await userEvent.click(button('Add'));
    await waitFor(() => expect(title()).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(button('Cancel'));
    await isClosed();
    await expect(addressOf(context)).toBe('/apps/todo');
    await userEvent.click(button('Add Task'));
    await waitFor(() => expect(title()).toHaveValue(''));
    await expect(title()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(button('Cancel'));
    await isClosed();
    await openTask(userEvent, speaker);
    await expect(title()).toHaveValue(speaker);
    await userEvent.click(button('Close'));
    await isClosed();
    await expect(row(speaker)).not.toHaveAttribute('aria-current');
  },
};
