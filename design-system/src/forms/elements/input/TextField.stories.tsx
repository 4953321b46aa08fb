import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { conformance } from '../../../conformance/conformance.tsx';
import { fieldKeyboard } from '../../../conformance/field.keyboard.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import * as examples from './TextField.examples.tsx';

const meta = {
  component: TextField,
  args: { label: 'Traveller', onChange: fn() },
  argTypes: { prefix: { control: 'text' }, suffix: { control: 'text' }, labelAction: { control: false } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-INP-01'] };
export const Sizes: Story = { render: examples.Sizes, tags: ['W-INP-02'] };
export const LabelsBeside: Story = { render: examples.LabelsBeside, tags: ['W-INP-03'] };
export const FloatingLabels: Story = { render: examples.FloatingLabels, tags: ['W-INP-04'] };
export const Required: Story = { render: examples.Required };
export const Invalid: Story = { render: examples.Invalid };
export const ValidAndInvalid: Story = { render: examples.ValidAndInvalid, tags: ['W-INP-06'] };
export const BeforeAndAfter: Story = { render: examples.BeforeAndAfter };
export const WithLabelAction: Story = { render: examples.WithLabelAction };

export const Conforms: Story = conformance(
  TextField,
  {
    label: 'Traveller',
    description: 'As in the passport',
    errorMessage: 'Enter the name of the traveller.',
    prefix: 'Mx',
    suffix: 'and company',
    isRequired: true,
  },
  { keyboard: fieldKeyboard },
);

export const IsNamedByItsLabelAndDescribedByEverythingElse: Story = {
  args: {
    label: 'Data allowance',
    description: 'For the whole trip',
    errorMessage: 'At most 50 GB.',
    suffix: 'GB',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Data allowance' });

    await expect(input).toHaveAccessibleDescription('GB For the whole trip At most 50 GB.');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
  },
};

export const IsCalledByItsLabelAndHint: Story = {
  args: { label: 'Email', labelHint: 'for example name@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email for example name@example.com' })).toBeVisible();
  },
};

export const SaysWhatIsGoodUnlessSomethingIsWrong: Story = {
  args: { successMessage: 'Ten per cent off.' },
  render: (args) => (
    <>
      <TextField {...args} label="Good" />
      <TextField {...args} label="Both" errorMessage="It ended yesterday." />
    </>
  ),
  play: async ({ canvas }) => {
    const good = canvas.getByRole('textbox', { name: 'Good' });
    await expect(good).toHaveAccessibleDescription('Ten per cent off.');
    await expect(good).toBeValid();

    const both = canvas.getByRole('textbox', { name: 'Both' });
    await expect(both).toHaveAccessibleDescription('It ended yesterday.');
    await expect(both).toBeInvalid();
  },
};

export const HasItsLabelOnItsLineWhenBeside: Story = {
  args: { labelPlacement: 'beside', errorMessage: 'Enter the name of the traveller.' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Traveller').getBoundingClientRect();
    const input = canvas.getByRole('textbox', { name: 'Traveller' }).getBoundingClientRect();
    const error = canvas.getByText('Enter the name of the traveller.').getBoundingClientRect();

    await expect(label.right).toBeLessThan(input.left);
    await expect(label.top).toBeGreaterThan(input.top);
    await expect(label.bottom).toBeLessThan(input.bottom);
    await expect(error.left).toBeGreaterThanOrEqual(label.right);
  },
};

export const LetsItsFloatingLabelMakeRoomForText: Story = {
  args: { labelPlacement: 'floating', placeholder: 'Name as in the passport' },
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Traveller' });
    const labelTop = () => canvas.getByText('Traveller').getBoundingClientRect().top;
    const topWhileEmpty = labelTop();

    await userEvent.click(input);
    await expect(labelTop()).toBeLessThan(topWhileEmpty);
    await userEvent.type(input, 'Lúcia');
    input.blur();
    await expect(labelTop()).toBeLessThan(topWhileEmpty);

    await userEvent.clear(input);
    input.blur();
    await expect(labelTop()).toBe(topWhileEmpty);
  },
};

export const PutsTheCaretIntoItWhenItsLabelOrPrefixIsPressed: Story = {
  args: { prefix: 'https://' },
  play: async ({ canvas, userEvent }) => {
    for (const text of ['Traveller', 'https://']) {
      canvas.getByRole('textbox').blur();
      await userEvent.click(canvas.getByText(text));
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    }
  },
};

export const IsReachedBeforeItsLabelAction: Story = {
  render: examples.WithLabelAction,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const CanBeReadButNotChangedWhenReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'Lúcia Prado' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');

    await expect(canvas.getByRole('textbox')).toHaveValue('Lúcia Prado');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

function FormThatChecksOnSubmit({ shouldFocus, ...props }: TextFieldProps & { shouldFocus: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [errorMessage, setErrorMessage] = useState('');
  const check = (event: FormEvent) => {
    event.preventDefault();
    setErrorMessage('Enter the name of the traveller.');
    if (shouldFocus) input.current?.focus();
  };
  return (
    <form noValidate onSubmit={check}>
      <TextField {...props} ref={input} errorMessage={errorMessage} />
      <Button type="submit">Issue policy</Button>
    </form>
  );
}

export const LeavesTheErrorToItsDescriptionWhenTheFormMovesFocusToIt: Story = {
  render: (args) => <FormThatChecksOnSubmit {...args} shouldFocus />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    const error = await canvas.findByText('Enter the name of the traveller.');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter the name of the traveller.');
    await expect(error.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  },
};

export const AnnouncesTheErrorWhenFocusStaysWhereItIs: Story = {
  render: (args) => <FormThatChecksOnSubmit {...args} shouldFocus />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');

    const error = await canvas.findByText('Enter the name of the traveller.');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(error.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

export const KeepsTheOrderOfWhatStandsAroundIt: Story = {
  args: { prefix: 'embarque.example/', suffix: '°C' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [prefix, suffix] = [canvas.getByText('embarque.example/'), canvas.getByText('°C')];
    await expect(placeOfText(prefix, '/').left).toBeGreaterThan(placeOfText(prefix, 'embarque').left);
    await expect(placeOfText(suffix, 'C').left).toBeGreaterThan(placeOfText(suffix, '°').left);
  },
};

export const LeavesOutSignsThatTurnWords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('Ana\u202E Prado');
    await expect(field).toHaveValue('Ana Prado');
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.paste('\u200BAna\u00AD Pra\u2060do\uFEFF');
    await expect(field).toHaveValue('Ana Prado');
  },
};

export const LeavesOutSignsThatAreNotSeenInAnAddress: Story = {
  args: { type: 'email' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.paste('\u200Eana@exam\u200Bple.com\u200F');
    await expect(field).toHaveValue('ana@example.com');
    await expect(field).toBeValid();
  },
};

export const AValueFilledInWithoutAnEventIsSent: Story = {
  render: function Sent() {
    const [name, setName] = useState('');
    const [sent, setSent] = useState('');
    const send = (event: FormEvent) => {
      event.preventDefault();
      setSent(`Sent: ${name}`);
    };
    return (
      <form onSubmit={send}>
        <TextField label="Traveller" value={name} onChange={({ target }) => setName(target.value)} />
        <Button type="submit">Send</Button>
        <p>{sent}</p>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    // Past the setter with which React notes each value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Ana Prado');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Sent: Ana Prado')).toBeVisible();
  },
};
