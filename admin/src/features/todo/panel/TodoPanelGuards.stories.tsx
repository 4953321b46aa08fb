import { todoScenarios } from '@embarque/mocks/todo/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import {
  askServer,
  beginsWith,
  button,
  isClosed,
  japan,
  list,
  onServer,
  openTask,
  row,
  speaker,
  survey,
  titles,
  todoPage,
} from '../todo.stories.testing.tsx';

const meta = { ...todoPage };

export default meta;
type Story = StoryObj<typeof meta>;

const title = () => screen.getByRole('textbox', { name: 'Title' });
const asks = () => screen.findByRole('alertdialog', { name: 'Discard changes?' });

export const ClosingWithChangesAsks: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    await list();
    await openTask(userEvent, survey);
    await userEvent.type(title(), ' soon');
    await step('by Escape, the cross and the way back', async () => {
      await userEvent.keyboard('{Escape}');
      await asks();
      await userEvent.click(button('Keep editing'));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await userEvent.click(button('Close'));
      await asks();
      await userEvent.click(button('Keep editing'));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await storyOf(context).router.navigate('/apps/todo/important');
      await asks();
      await userEvent.click(button('Keep editing'));
      await waitFor(() => expect(title()).toHaveValue(`${survey} soon`));
    });
    await step('and goes when that is confirmed', async () => {
      await userEvent.click(button('Close'));
      await asks();
      await userEvent.click(button('Discard'));
      await isClosed();
      await expect(titles()).toContain(survey);
    });
  },
};

export const ARefusedChangeKeepsWhatWasTyped: Story = {
  name: 'A Refused Change Keeps What Was Typed (XT-14)',
  beforeEach: ({ msw }) => msw.use(todoScenarios.updateFailed),
  play: async ({ msw, userEvent, step }) => {
    await list();
    await step('the reason in the panel alone, the row as it was, the panel as it is', async () => {
      await openTask(userEvent, japan);
      await userEvent.type(title(), ' now');
      await userEvent.click(button('Update'));
      await within(screen.getByRole('dialog')).findByRole('alert');
      await expect(document.querySelectorAll('[data-toast]')).toHaveLength(0);
      await expect(screen.queryByText(/” updated/)).toBeNull();
      await expect(title()).toHaveValue(`${japan} now`);
      await expect(titles()).toContain(japan);
      await expect(titles()).not.toContain(`${japan} now`);
    });
    await step('and the next attempt succeeds', async () => {
      msw.resetHandlers();
      await userEvent.click(button('Update'));
      await isClosed();
      await waitFor(async () => expect(await onServer(`${japan} now`)).toBeDefined());
    });
  },
};

export const AddedOnceHoweverOftenItIsPressed: Story = {
  name: 'Added Once However Often It Is Pressed (XT-10)',
  parameters: { route: '/apps/todo?new=task' },
  beforeEach: ({ msw }) => msw.use(todoScenarios.addSlow),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Add Task' });
    await userEvent.type(title(), 'Water the plants');
    await fireEvent.click(button('Add'));
    await fireEvent.click(button('Add'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4000 });
    await beginsWith('Water the plants');
    await expect((await askServer()).filter((task) => task.title === 'Water the plants')).toHaveLength(1);
  },
};

export const ATaskThatIsNotThere: Story = {
  parameters: { route: '/apps/todo?task=999' },
  play: async ({ userEvent }) => {
    await screen.findByText('Task not found');
    await userEvent.click(button('Close'));
    await isClosed();
    await expect(row(speaker)).toBeVisible();
  },
};

export const TheEnterOfAnInputMethodSendsNothing: Story = {
  parameters: { route: '/apps/todo?new=task' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Add Task' });
    await userEvent.type(title(), 'かな');
    const prevented = !(await fireEvent.keyDown(title(), { key: 'Enter', keyCode: 229 }));
    await expect(prevented).toBe(true);
    await expect((await askServer()).some((task) => task.title === 'かな')).toBe(false);
    await userEvent.click(button('Add'));
    await isClosed();
    await expect((await askServer()).filter((task) => task.title === 'かな')).toHaveLength(1);
  },
};
