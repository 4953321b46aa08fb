import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/buttons/Button.tsx';
import { conformance } from '../../../conformance/conformance.tsx';
import { fieldKeyboard } from '../../../conformance/field.keyboard.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import * as examples from './PasswordField.examples.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Current: Story = { render: examples.Current };
export const New: Story = { render: examples.New };
export const Sizes: Story = { render: examples.PasswordSizes };

export const Conforms: Story = conformance<PasswordFieldProps>(
  PasswordField,
  {
    label: 'Password',
    autoComplete: 'current-password',
    errorMessage: 'Enter your password.',
  },
  { keyboard: fieldKeyboard },
);

export const ShowsAndHidesWhatWasTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    const eye = canvas.getByRole('button', { name: 'Show password', pressed: false });
    await userEvent.type(input, 'window seat');
    await expect(input).toHaveAttribute('type', 'password');

    await userEvent.click(eye);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('window seat');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(eye);
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const KeepsTheCaretWhereItWas: Story = {
  args: { defaultValue: 'window seat' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    input.focus();
    input.setSelectionRange(2, 5);
    await userEvent.click(canvas.getByRole('button'));

    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 5]);
  },
};

export const KeepsFocusOnTheButtonWhenPressedByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');

    await expect(canvas.getByRole('button', { name: 'Show password', pressed: true })).toHaveFocus();
  },
};

export const HidesThePasswordWhenItsFormIsSent: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
      <Button type="submit">Sign in</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));

    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
  },
};

export const NamesTheAccountForPasswordManagersAlone: Story = {
  args: { account: 'ana@example.com' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const account = canvasElement.querySelector<HTMLInputElement>('[autocomplete="username"]');
    await expect(account).toHaveValue('ana@example.com');
    await expect(account).not.toBeVisible();
    await expect(account?.compareDocumentPosition(canvas.getByLabelText('Password'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const SaysWhenCapsLockIsOnAndStopsWhenLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, '{CapsLock}s');
    await expect(await canvas.findByText('Caps Lock is on.')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('Caps Lock is on.');

    await userEvent.tab();
    await expect(canvas.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  },
};

export const TakesKeyEventsThatPasswordManagersInvent: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await fireEvent(input, new Event('keydown', { bubbles: true }));

    await expect(canvas.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  },
};
