import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { StaticField } from './StaticField.tsx';
import * as examples from './StaticField.examples.tsx';

const meta = {
  component: StaticField,
  args: { label: 'Policy number', children: 'EM-2041' },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof StaticField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AmongFields: Story = { render: examples.AmongFields };

export const Conforms: Story = conformance(StaticField, {
  label: 'Policy number',
  children: 'EM-2041',
  description: 'Given by the insurer',
});

export const IsReadWithItsLabelButNoStopForTheKeyboard: Story = {
  render: examples.AmongFields,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Policy number' })).toHaveTextContent('EM-2041');

    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Traveller' })).toHaveFocus();
  },
};
