import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import * as examples from './PasswordStrength.examples.tsx';

const meta = {
  component: PasswordStrength,
  args: { password: 'window7seat' },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Conforms: Story = conformance(PasswordStrength, { password: 'P@ssw0rd' });

export const EveryStrength: Story = {
  render: examples.EveryStrength,
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));

    await expect(words).toEqual(['Not entered yet', 'Weak', 'Fair', 'Good', 'Strong']);
  },
};

export const UnderANewPassword: Story = {
  render: examples.UnderANewPassword,
  play: async ({ canvas, userEvent }) => {
    const meter = canvas.getByRole('meter', { name: 'Strength of the password' });
    await expect(meter).toHaveAttribute('aria-valuetext', 'Weak');
    await expect(canvas.getByText('Add a word or two.', { exact: false })).toBeVisible();

    await userEvent.type(canvas.getByLabelText('New password'), ' green kettle');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Strong');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Strong$/);
  },
};
