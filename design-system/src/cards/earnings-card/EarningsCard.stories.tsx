import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { EarningsCard, type EarningsCardProps } from './EarningsCard.tsx';

const args: EarningsCardProps = {
  title: 'Earnings',
  value: 4055.56,
  label: 'This month',
  note: 'More than last month.',
  parts: [
    { id: 'app', label: 'App', value: 53 },
    { id: 'service', label: 'Service', value: 16 },
  ],
};

const meta = { component: EarningsCard, args } satisfies Meta<typeof EarningsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<EarningsCardProps>(EarningsCard, args, { keyboard: buttonKeyboard });
