import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { withToaster } from '../toasts/toaster/with-toaster.testing.tsx';
import { texts } from '../toasts/toaster/toaster.testing.ts';
import { buttonKeyboard } from './button.keyboard.ts';
import { Button } from './Button.tsx';
import { ButtonGroup, type ButtonGroupProps } from './ButtonGroup.tsx';
import * as examples from './ButtonGroup.examples.tsx';
import { ButtonInput } from './ButtonInput.tsx';

const meta = {
  component: ButtonGroup,
  subcomponents: { ButtonInput },
  args: { label: 'Itinerary', children: <Button>Outbound</Button> },
  decorators: [withToaster],
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Groups: Story = { render: examples.Groups, tags: ['W-BTN-09'] };

export const SeveralActive: Story = {
  render: examples.SeveralActive,
  tags: ['W-BTN-10'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delay' }));
    await expect(canvas.getByRole('button', { name: 'Delay', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Covered: Medical, Delay');

    await userEvent.click(canvas.getByRole('button', { name: 'Delay' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Medical' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is covered.');
  },
};

export const OneActive: Story = {
  render: examples.OneActive,
  tags: ['W-BTN-10'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Business'));

    await expect(canvas.getByRole('radio', { name: 'Business' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Economy' })).not.toBeChecked();
  },
};

export const Elements: Story = {
  render: examples.Elements,
  tags: ['W-BTN-13'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Input', 'Submit']) await userEvent.click(canvas.getByRole('button', { name }));

    await waitFor(() => expect(texts(canvas)).toEqual(['The form was sent.', 'The input was pressed.']));
  },
};

export const Conforms: Story = conformance<ButtonGroupProps>(
  ButtonGroup,
  { label: 'Itinerary', children: <Button>Outbound</Button> },
  { keyboard: buttonKeyboard },
);
export const InputConforms: Story = conformance(ButtonInput, { value: 'Submit' }, { keyboard: buttonKeyboard });
