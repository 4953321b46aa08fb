import { kanbanSample } from '@embarque/mocks/kanban/data';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { kanbanPage } from '../kanban.stories.testing.ts';

const task = (title: string) =>
  required(
    kanbanSample().tasks.find((each) => each.title === title),
    'task',
  );
const refunds = 'Review the refund rules in the app';

const meta = {
  ...kanbanPage,
  parameters: { ...kanbanPage.parameters, route: `/apps/kanban?task=${task(refunds).id}` },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const NumbersInDescriptionAndCommentsAreLinks: Story = {
  tags: ['core'],
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Update task' }));
    const [policy = ''] = /P-\d+/.exec(task(refunds).description) ?? [];
    const named = within(await panel.findByRole('group', { name: 'In this text' }));
    await expect(named.getByRole('link', { name: policy })).toHaveAttribute(
      'href',
      `/sales?sale=${policy.replace('P', 'S')}`,
    );

    const comments = within(panel.getByRole('list', { name: 'Comments' }));
    await userEvent.hover(await comments.findByRole('link', { name: /^S-\d+$/ }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Helena Guimarães'));
  },
};
