import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

export const AddsUpWhatIsChosenAndBuysIt: Story = {
  args: { onPurchase: fn(), onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '10 GB of data' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith({ selected: ['data'] });
    await expect(canvas.getByText('R$ 1.329,00')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Purchase' }));
    await expect(args.onPurchase).toHaveBeenCalledOnce();
    await expect(args.onPurchase).toHaveBeenCalledWith({ selected: ['data'], total: 1329 });
  },
};
