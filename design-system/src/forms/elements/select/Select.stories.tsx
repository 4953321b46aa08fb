import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { nativeSelectKeyboard } from '../../../conformance/field.keyboard.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Select, type SelectProps } from './Select.tsx';
import * as examples from './Select.examples.tsx';
import { SelectList, type SelectListProps } from './SelectList.tsx';

const kinds = [
  { value: 'insurance', label: 'Travel insurance' },
  { value: 'esim', label: 'eSIM' },
  { value: 'lounge', label: 'Lounge pass', isDisabled: true },
];

const meta = {
  component: Select,
  subcomponents: { SelectList },
  args: { label: 'Kind', options: kinds, onChange: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-SEL-03'] };
export const Sizes: Story = { render: examples.Sizes, tags: ['W-SEL-04'] };
export const Several: Story = {
  render: examples.Several,
  tags: ['W-SEL-03'],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('listbox', { name: 'Documents' });
    await userEvent.selectOptions(list, 'Receipt');
    await userEvent.deselectOptions(list, 'Policy');

    await expect(list).toHaveValue(['card', 'receipt']);
  },
};
export const Invalid: Story = { render: examples.Invalid };
export const ManyOptions: Story = { render: examples.ManyOptions };

export const Conforms: Story = conformance<SelectProps>(
  Select,
  {
    label: 'Kind',
    options: kinds,
    errorMessage: 'Choose what is sold.',
    isRequired: true,
  },
  { keyboard: nativeSelectKeyboard },
);

export const ListConforms: Story = conformance<SelectListProps>(
  SelectList,
  {
    label: 'Kinds',
    options: kinds,
    errorMessage: 'Choose what is sold.',
  },
  { keyboard: nativeSelectKeyboard },
);

export const KeepsAValueThatIsNotOffered: Story = {
  args: { value: 'visa' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('visa');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TellsWhatWasChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Kind' });
    await expect(select).toHaveDisplayValue('Choose…');

    await userEvent.selectOptions(select, 'eSIM');

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'esim' });
    await expect(select).toHaveDisplayValue('eSIM');
    await expect(canvas.queryByRole('option', { name: 'Choose…', hidden: true })).toBeNull();
  },
};

export const RefusesADisabledOption: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Lounge pass');

    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const IsDescribedByHelpAndError: Story = {
  args: { description: 'Decides the documents.', errorMessage: 'Choose what is sold.', isRequired: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: /^Kind/ });
    await expect(select).toBeRequired();
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Decides the documents. Choose what is sold.');
  },
};

export const TakesFocusWhenItsLabelIsPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Kind'));

    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const KeepsTheValueOfItsOwner: Story = {
  args: { value: 'insurance' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'eSIM');

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'esim' });
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Travel insurance');
  },
};

const onSubmit = fn((data: FormData) => data.get('kind'));

export const SendsItsValueWithItsForm: Story = {
  args: { name: 'kind', defaultValue: 'esim' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <Select {...args} />
      <Button type="submit">Sell</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Sell' }));

    await expect(onSubmit).toHaveReturnedWith('esim');
  },
};
