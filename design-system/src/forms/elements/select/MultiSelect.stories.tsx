import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../../../components/avatar/Avatar.tsx';
import { conformance } from '../../../conformance/conformance.tsx';
import { comboBoxKeyboard } from './field/combo-box.keyboard.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
import * as examples from './MultiSelect.examples.tsx';

const options = [
  { value: 'GRU', label: 'São Paulo' },
  { value: 'LIS', label: 'Lisbon' },
  { value: 'OPO', label: 'Porto' },
];

const meta = {
  component: MultiSelect,
  args: { label: 'Airports', options, onChange: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const tags = (canvas: Canvas) => canvas.queryAllByRole('row').map((tag) => tag.textContent);
const option = (name: string | RegExp) => screen.findByRole('option', { name });

export const Playground: Story = {};

export const Several: Story = {
  render: examples.Several,
  tags: ['W-SEL-02'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the list stays open while one after the other is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /suggestions/i }));
      await userEvent.click(await option('France'));
      await userEvent.click(await option('Italy'));
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(tags(canvas)).toEqual(['Portugal', 'Spain', 'France', 'Italy']));
    });
    await step('all of them can be taken back at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Covered countries' }));
      await expect(tags(canvas)).toEqual([]);
      await expect(canvas.getByRole('combobox')).toHaveFocus();
    });
  },
};

export const SeveralOfGroups: Story = { render: examples.SeveralOfGroups, tags: ['W-SEL-02'] };

export const Fixed: Story = {
  render: examples.Fixed,
  tags: ['W-SEL-02'],
  play: async ({ canvas, userEvent, step }) => {
    const fixed = ['Medical expenses', 'Rescue', 'Return home'];
    await step('Backspace takes the last tag, and no fixed one', async () => {
      await expect(tags(canvas)).toEqual([...fixed, 'Luggage']);
      canvas.getByRole('combobox').focus();
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(tags(canvas)).toEqual(fixed);
      await expect(canvas.queryByRole('button', { name: 'Remove Rescue' })).toBeNull();
    });
    await step('the list does not take them away either', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(await option('Rescue')).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const SeveralCreatable: Story = {
  render: examples.SeveralCreatable,
  tags: ['W-SEL-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Évora');
    await option('Add “Évora”');
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await waitFor(() => expect(tags(canvas)).toEqual(['Lisboa', 'Évora']));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const States: Story = {
  render: examples.States,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: /Covered countries/ })).toBeInvalid();
  },
};

export const Conforms: Story = conformance<MultiSelectProps>(
  MultiSelect,
  { label: 'Airports', options, errorMessage: 'Not served.' },
  { keyboard: comboBoxKeyboard, opens: true },
);
// An element that is fading out does not react to the next key.
Conforms.globals = { motion: 'reduced' };

export const RemovesATagAndKeepsFocus: Story = {
  args: { defaultValue: ['LIS', 'OPO'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lisbon' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['OPO'] });
    await expect(canvas.getByRole('status')).toHaveTextContent('Lisbon removed');

    canvas.getByRole('row', { name: 'Porto' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: [] });
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const SendsEachOfItsValuesWithItsForm: Story = {
  args: { name: 'airport', defaultValue: ['LIS', 'OPO'] },
  render: (args) => (
    <form>
      <MultiSelect {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).getAll('airport')).toEqual(['LIS', 'OPO']);
  },
};

export const TakesWhatIsTypedAsItIs: Story = {
  args: { allowsCustomValue: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: /Airports/ });
    await step('by Enter, a comma and a semicolon', async () => {
      await userEvent.type(field, 'EVR{Enter}FAO,FNC;');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['EVR', 'FAO', 'FNC'] });
      await expect(field).toHaveValue('');
    });
    await step('what is called like an option is the option', async () => {
      await userEvent.type(field, 'lisbon,sao paulo,');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['EVR', 'FAO', 'FNC', 'LIS', 'GRU'] });
    });
    await step('nothing is taken twice, and no blanks', async () => {
      await userEvent.type(field, 'EVR, {Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['EVR', 'FAO', 'FNC', 'LIS', 'GRU'] });
    });
  },
};

export const AddsWhatIsTypedByEnter: Story = {
  args: { defaultValue: ['LIS'], onCreate: ({ text }) => ({ value: text, label: text }) },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: /Airports/ });
    await step('what is new', async () => {
      await userEvent.type(field, 'Zebra');
      await option('Add “Zebra”');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['LIS', 'Zebra'] });
      await expect(field).toHaveValue('');
    });
    await step('the first that fits', async () => {
      await userEvent.type(field, 'sao{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['LIS', 'Zebra', 'GRU'] });
    });
    await step('nothing is taken away by its name', async () => {
      await userEvent.type(field, 'lisbon{Enter}');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
      await expect(field).toHaveValue('');
    });
    await step('what is called so, when the field is left', async () => {
      await userEvent.type(field, 'porto');
      await option('Porto');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['LIS', 'Zebra', 'GRU', 'OPO'] });
    });
  },
};

export const ShowsAPictureInPlaceOfAnIcon: Story = {
  args: {
    defaultValue: ['LIS'],
    options: options.map((each) => ({ ...each, image: <Avatar name={each.label} size="small" isDecorative /> })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(tags(canvas)).toEqual(['LLisbon']);
    await userEvent.click(canvas.getByRole('button', { name: /suggestions/i }));
    await expect(await option('Porto')).toHaveTextContent('PPorto');
  },
};

export const TakesWhatIsTypedWhenTheFieldIsLeft: Story = {
  args: { allowsCustomValue: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Airports/ }), 'EVR');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: ['EVR'] }));
  },
};
