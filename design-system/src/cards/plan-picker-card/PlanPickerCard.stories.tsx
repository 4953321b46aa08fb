import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { checkboxKeyboard } from '../../forms/elements/checkbox/checkbox.keyboard.ts';
import { PlanPickerCard } from './PlanPickerCard.tsx';

const args = {
  title: 'Business plan',
  basePrice: 1200,
  options: [{ id: 'data', label: '10 GB of data', price: 129 }],
  onPurchase: fn(),
};

const meta = { component: PlanPickerCard, args } satisfies Meta<typeof PlanPickerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(PlanPickerCard, args, { keyboard: checkboxKeyboard });
