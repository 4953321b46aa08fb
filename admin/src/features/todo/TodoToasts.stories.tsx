import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { baggage, japan, list, speaker, survey, tick, todoPage } from './todo.stories.testing.tsx';

const meta = { ...todoPage };

export default meta;
type Story = StoryObj<typeof meta>;

export const CompletedTasksShareOneToast: Story = {
  name: 'Tasks that are completed one after the other share one toast, whose undo takes all of them back',
  play: async ({ step, userEvent }) => {
    await list();
    const tasks = [speaker, survey, japan, baggage];
    const toasts = () => [...document.querySelectorAll('[data-toast]')].map((each) => each.textContent);
    await step('four tasks are completed', async () => {
      for (const title of tasks) await userEvent.click(tick(title));
      await expect(await screen.findByText('4 tasks completed')).toBeVisible();
      await waitFor(() => expect(toasts()).toHaveLength(1));
      for (const title of tasks) await expect(tick(title)).toBeChecked();
    });
    await step('all are to do again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo all' }));
      for (const title of tasks) await waitFor(() => expect(tick(title)).not.toBeChecked());
      await waitFor(() => expect(toasts()).toEqual([]));
    });
    await step('one alone is named', async () => {
      await userEvent.click(tick(survey));
      await expect(await screen.findByText(`“${survey}” completed`)).toBeVisible();
    });
  },
};
