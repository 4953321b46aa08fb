import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { Switch } from './Switch.tsx';
import * as examples from './Switch.examples.tsx';
import { switchKeyboard } from './switch.keyboard.ts';

const meta = {
  component: Switch,
  args: { children: 'Roaming alerts', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-SWT-01'] };
export const Tones: Story = { render: examples.Tones, tags: ['W-SWT-02'] };
export const Marks: Story = { render: examples.Marks, tags: ['W-SWT-03'] };
export const WithMessages: Story = { render: examples.WithMessages };

export const Conforms: Story = conformance(
  Switch,
  { children: 'Roaming alerts', hasMarks: true, description: 'Once a day', errorMessage: 'Try again.' },
  { keyboard: switchKeyboard },
);

export const TurnsOnWhenItsTextIsPressedAndOffBySpace: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Roaming alerts'));
    await expect(canvas.getByRole('switch', { name: 'Roaming alerts' })).toBeChecked();

    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const StaysOffUntilItsOwnerSaysOtherwise: Story = {
  args: { checked: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const IsDescribedByHelpAndError: Story = {
  args: { description: 'Once a day', errorMessage: "Couldn't turn it on." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription("Once a day Couldn't turn it on.");
  },
};

export const CannotBeTurnedOnWhenDisabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    canvas.getByText('Roaming alerts').click();

    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
