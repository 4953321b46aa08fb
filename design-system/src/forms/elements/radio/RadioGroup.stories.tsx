import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { conformance } from '../../../conformance/conformance.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
import * as examples from './RadioGroup.examples.tsx';
import { radioGroupKeyboard } from './radio-group.keyboard.ts';

const seats = [
  { value: 'window', label: 'Window' },
  { value: 'middle', label: 'Middle', isDisabled: true },
  { value: 'aisle', label: 'Aisle', description: 'Near the door' },
];

const meta = {
  component: RadioGroup,
  args: { label: 'Seat', options: seats, onChange: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = { render: examples.States, tags: ['W-RAD-01'] };
export const Tones: Story = { render: examples.Tones, tags: ['W-RAD-02'] };
export const WithHelp: Story = { render: examples.WithHelp };
export const Framed: Story = {
  render: examples.Framed,
  play: async ({ canvas, userEvent }) => {
    const [card, invoice] = canvas.getAllByRole('radio').map((radio) => radio.closest('[data-framed]') ?? radio);
    const frame = required(invoice, 'frame of the invoice').getBoundingClientRect();
    await expect(card?.getBoundingClientRect().width).toBe(frame.width);

    // A press at the end of the frame, away from the words, chooses too.
    const label = required(canvas.getByText('Invoice').closest('label'), 'label of Invoice');
    await expect(label.getBoundingClientRect().right).toBeGreaterThan(frame.right - 4);
    await userEvent.click(label);
    await expect(canvas.getByRole('radio', { name: 'Invoice' })).toBeChecked();
  },
};
export const Cards: Story = {
  render: examples.Cards,
  play: async ({ canvas, userEvent }) => {
    const cards = canvas.getAllByRole('radio').map((radio) => radio.closest('[data-framed]') ?? radio);
    const boxes = cards.map((card) => card.getBoundingClientRect());
    await expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(1);
    await userEvent.click(canvas.getByText('Bank transfer'));
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Invoice' })).toHaveFocus();
  },
};
export const Invalid: Story = { render: examples.Invalid };

export const Conforms: Story = conformance<RadioGroupProps>(
  RadioGroup,
  {
    label: 'Seat',
    options: seats,
    defaultValue: 'window',
    description: 'On the way there',
    errorMessage: 'Choose a seat.',
    isRequired: true,
  },
  { keyboard: radioGroupKeyboard },
);

export const TellsWhatWasChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();

    await userEvent.click(canvas.getByText('Aisle'));

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'aisle' });
    await expect(canvas.getByRole('radio', { name: 'Aisle' })).toBeChecked();
  },
};

export const IsReachedByOneTabAndChosenByArrowsPastWhatIsSoldOut: Story = {
  args: { defaultValue: 'window' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Window' })).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Aisle' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'aisle' });

    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Aisle' })).not.toHaveFocus();
  },
};

export const KeepsTheChoiceOfItsOwner: Story = {
  args: { value: 'window' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Aisle' }));

    await expect(args.onChange).toHaveBeenCalledWith({ value: 'aisle' });
    await expect(canvas.getByRole('radio', { name: 'Window' })).toBeChecked();
  },
};

export const IsNamedByItsLabelAndDescribedByItsError: Story = {
  args: { description: 'On the way there', errorMessage: 'Choose a seat.', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /^Seat/ });

    await expect(group).toHaveAccessibleDescription('On the way there Choose a seat.');
    await expect(group).toBeRequired();
    await expect(canvas.getByRole('radio', { name: 'Aisle' })).toHaveAccessibleDescription('Near the door');
    await expect(canvas.getByRole('radio', { name: 'Aisle' })).toBeInvalid();
  },
};

export const CannotBeChosenWhenDisabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    canvas.getByText('Aisle').click();

    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
