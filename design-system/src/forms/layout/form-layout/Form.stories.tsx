import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withToaster } from '../../../components/toasts/toaster/with-toaster.testing.tsx';
import { texts } from '../../../components/toasts/toaster/toaster.testing.ts';
import { conformance } from '../../../conformance/conformance.tsx';
import { fieldKeyboard } from '../../../conformance/field.keyboard.ts';
import { TextField } from '../../elements/input/TextField.tsx';
import * as examples from './Form.examples.tsx';
import { Form, FormActions, type FormProps } from './Form.tsx';

const fields = (
  <>
    <TextField label="Traveller" />
    <TextField label="Email" />
    <FormActions data-testid="actions">Nothing is sent</FormActions>
  </>
);

const meta = {
  component: Form,
  args: { children: fields },
  decorators: [withToaster],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Horizontal: Story = {
  render: examples.Horizontal,
  tags: ['W-FLY-01'],
  play: async ({ canvas, userEvent }) => {
    const start = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left);
    const password = canvas.getByLabelText(/^Password/);
    await expect(start(canvas.getByRole('checkbox'))).toBeGreaterThan(start(canvas.getByText('Password')) + 100);
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Lúcia');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'lucia@example.com');
    await userEvent.type(password, 'secret');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(texts(canvas)).toEqual(['Saved: Lúcia, lucia@example.com']));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const HorizontalWithIcons: Story = { render: examples.HorizontalWithIcons, tags: ['W-FLY-02'] };
export const Vertical: Story = { render: examples.Vertical, tags: ['W-FLY-03'] };
export const VerticalWithIcons: Story = {
  render: examples.VerticalWithIcons,
  tags: ['W-FLY-04'],
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Password/);
    await expect(password.parentElement?.querySelector('svg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));

    await expect(password).toHaveAttribute('type', 'text');
  },
};
export const MultipleColumns: Story = {
  render: examples.MultipleColumns,
  tags: ['W-FLY-05'],
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top;

    await expect(top('First name')).toBe(top('Last name'));
    await expect(top('Email')).toBeGreaterThan(top('First name'));
  },
};

export const Conforms: Story = conformance<FormProps>(
  Form,
  { labels: 'beside', columns: 'fit', children: fields },
  { keyboard: fieldKeyboard },
);
