import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartKeyboard } from '../../charts/chart/chart.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { GoalCard, type GoalCardProps } from './GoalCard.tsx';

const args: GoalCardProps = {
  title: 'Goal overview',
  words: 'of the target of the year',
  data: { completed: 786_617, inProgress: 13_561, reached: 83 },
};

const meta = { component: GoalCard, args } satisfies Meta<typeof GoalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<GoalCardProps>(GoalCard, args, { keyboard: chartKeyboard });
