import type { Meta, StoryObj } from '@storybook/react-vite';

import { conformance } from '../../conformance/conformance.tsx';
import { TaskListCard } from './TaskListCard.tsx';

const args = {
  title: 'Tasks',
  tasks: [{ id: '1', person: 'Lívia Prado', role: 'Claims handler', minutes: 270, done: 65 }],
};

const meta = { component: TaskListCard, args } satisfies Meta<typeof TaskListCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(TaskListCard, args);
