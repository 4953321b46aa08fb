import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { labels } from '../kanban.samples.ts';
import * as examples from './TaskCard.examples.tsx';
import { TaskCard, type TaskCardProps } from './TaskCard.tsx';

const meta = {
  component: TaskCard,
  args: {
    title: 'Refund flow for unused data plans',
    labels: [labels.ux],
    attachments: 1,
    comments: 3,
    due: '2027-11-24',
  },
} satisfies Meta<typeof TaskCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  render: examples.Everything,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 attachments')).toBeInTheDocument();
    await expect(canvas.getByText('24 nov.')).toBeVisible();
  },
};

export const Due: Story = {
  render: examples.Due,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today').parentElement).toHaveAttribute('data-urgent');
    await expect(canvas.getByText('Overdue since').parentElement).toHaveAttribute('data-urgent');
    const done = canvas.getByText('Refund flow for unused data plans').parentElement;
    await expect(done?.querySelector('time')).toBeVisible();
    await expect(done?.querySelector('[data-urgent]')).toBeNull();
  },
};

export const Conforms: Story = conformance<TaskCardProps>(TaskCard, {
  title: 'Refund flow for unused data plans',
  labels: [labels.ux],
  due: '2027-11-24',
});
