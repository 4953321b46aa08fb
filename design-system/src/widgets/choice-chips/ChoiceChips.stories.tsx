import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { choiceChipsKeyboard } from './choice-chips.keyboard.ts';
import * as examples from './ChoiceChips.examples.tsx';
import { ChoiceChips, type ChoiceChipsProps } from './ChoiceChips.tsx';

const props: ChoiceChipsProps = {
  label: 'Labels',
  options: [
    { value: 'app', label: 'App', tone: 'info' },
    { value: 'forms', label: 'Forms', tone: 'success' },
    { value: 'images', label: 'Images', tone: 'warning' },
  ],
  value: ['images'],
  onChange: fn(),
};

const meta = { component: ChoiceChips, args: props } satisfies Meta<typeof ChoiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Labels: Story = {
  render: examples.Labels,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Urgent'));
    await expect(canvas.getByRole('checkbox', { name: 'Urgent' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Urgent' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Claims' })).toBeChecked();
  },
};

export const People: Story = { render: examples.People };

export const KeepsTheOrderOfTheOptions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'App' }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: ['app', 'images'] });
  },
};

export const Conforms: Story = conformance<ChoiceChipsProps>(ChoiceChips, props, { keyboard: choiceChipsKeyboard });

export const IsAGroupThatItsLabelNames: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Labels' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};

export const CannotBeChosenFromWhileItIsDisabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'App' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: 'App' })).toBeDisabled();
  },
};
