import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import * as examples from './SegmentedControl.examples.tsx';
import { segmentedControlKeyboard } from './segmented-control.keyboard.ts';

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'year', label: 'Year', isDisabled: true },
];

const meta = {
  component: SegmentedControl,
  args: { label: 'Period', options, value: 'day', onChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Period: Story = { render: examples.Period };
export const WithIcons: Story = { render: examples.WithIcons };
export const IconsOnly: Story = {
  render: examples.IconsOnly,
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);
    await expect(texts).toEqual(['List', 'Grid']);
  },
};

export const Conforms: Story = conformance(
  SegmentedControl<string>,
  { label: 'Period', options, value: 'day', onChange: () => {} },
  { keyboard: segmentedControlKeyboard },
);

export const IsAGroupOfRadioButtons: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Year' })).toBeDisabled();
  },
};

export const ReportsAnotherChoice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Week'));

    await expect(args.onChange).toHaveBeenCalledWith({ value: 'week' });
  },
};

export const IsChosenByArrowsAndLeftByTab: Story = {
  render: examples.WithIcons,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Insurance' })).toBeChecked();

    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Insurance' })).not.toHaveFocus();
  },
};
