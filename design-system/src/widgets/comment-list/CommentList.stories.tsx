import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as examples from './CommentList.examples.tsx';
import { CommentList } from './CommentList.tsx';

const meta = {
  component: CommentList,
  args: {
    'aria-label': 'Comments',
    comments: [
      { id: 'a', author: 'Marina Duarte', text: 'The date has to stay.' },
      { id: 'b', author: 'Lívia Prado', text: 'I rewrote the hints.' },
    ],
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AboutAClaim: Story = {
  render: examples.AboutAClaim,
  play: async ({ canvas, userEvent, step }) => {
    const pencil = () => canvas.getByRole('button', { name: 'Edit the comment of Lívia Prado' });
    await step('other words take the place of the old ones', async () => {
      await userEvent.click(pencil());
      const field = canvas.getByRole('textbox', { name: 'Comment' });
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(field).toHaveAccessibleDescription('Write something, or delete the comment.');
      await userEvent.type(field, 'Hints are short now.{Control>}{Enter}{/Control}');
      await expect(canvas.getByText('Hints are short now.')).toBeVisible();
      await waitFor(() => expect(pencil()).toHaveFocus());
    });
    await step('Escape keeps them', async () => {
      await userEvent.click(pencil());
      await userEvent.keyboard(' no{Escape}');
      await expect(canvas.getByText('Hints are short now.')).toBeVisible();
    });
    await step('one that goes does not take focus along', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete the comment of Lívia Prado' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(document.activeElement).not.toBe(document.body);
    });
  },
};

export const ReadOnly: Story = {
  render: ({ comments }) => <CommentList aria-label="Comments" comments={comments} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
