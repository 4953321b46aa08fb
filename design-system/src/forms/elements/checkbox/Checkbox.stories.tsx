import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { Checkbox } from './Checkbox.tsx';
import * as examples from './Checkbox.examples.tsx';
import { checkboxKeyboard } from './checkbox.keyboard.ts';

const meta = {
  component: Checkbox,
  args: { children: 'Luggage cover', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = { render: examples.States, tags: ['W-CHK-01'] };
export const Tones: Story = { render: examples.Tones, tags: ['W-CHK-02'] };
export const SomeOfAGroup: Story = { render: examples.SomeOfAGroup };
export const WithMessages: Story = { render: examples.WithMessages };

export const Conforms: Story = conformance(
  Checkbox,
  { children: 'Luggage cover', description: 'Up to 20 kg', errorMessage: 'Choose one.' },
  { keyboard: checkboxKeyboard },
);

export const TicksWhenItsTextIsPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Luggage cover'));
    await expect(canvas.getByRole('checkbox', { name: 'Luggage cover' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const IsMixedWhileSomeOfItsGroupAreTicked: Story = {
  render: examples.SomeOfAGroup,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Every cover' });
    await expect(all).toBePartiallyChecked();

    await userEvent.click(all);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Luggage cover' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const StaysMixedUntilItsOwnerSaysOtherwise: Story = {
  args: { isIndeterminate: true, checked: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const IsDescribedByItsError: Story = {
  args: { errorMessage: 'Agree to the terms to continue.' },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Luggage cover' });

    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription('Agree to the terms to continue.');
  },
};

export const CannotBeTickedWhenDisabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    canvas.getByText('Luggage cover').click();

    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
