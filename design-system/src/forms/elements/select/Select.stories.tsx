import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { Select, type SelectProps } from './Select.tsx';
import * as examples from './Select.examples.tsx';
import { selectKeyboard } from './select.keyboard.ts';

const kinds = [
  { value: 'insurance', label: 'Travel insurance' },
  { value: 'esim', label: 'eSIM' },
  { value: 'lounge', label: 'Lounge pass', isDisabled: true },
];

const meta = {
  component: Select,
  args: { label: 'Kind', options: kinds, onChange: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic };
export const WithDescriptions: Story = { render: examples.WithDescriptions };
export const Sizes: Story = { render: examples.Sizes };
export const Invalid: Story = { render: examples.Invalid };
export const ManyOptions: Story = { render: examples.ManyOptions };

export const Conforms: Story = conformance<SelectProps>(
  Select,
  { label: 'Kind', options: kinds, errorMessage: 'Choose what is sold.', isRequired: true },
  { keyboard: selectKeyboard },
);

export const ChoosesByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose… Kind' }));
    await userEvent.click(await screen.findByRole('option', { name: 'eSIM' }));

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('esim');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'eSIM Kind' })).toHaveFocus());
  },
};

export const ChoosesByKeyAndSkipsWhatCannotBeChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Kind' });
    await userEvent.keyboard('{End}{Enter}');

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('esim');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const FindsAnOptionByItsFirstLetters: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('e');

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('esim');
  },
};

export const IsDescribedByHelpAndError: Story = {
  args: { description: 'Decides the documents.', errorMessage: 'Choose what is sold.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose… Kind' })).toHaveAccessibleDescription(
      'Required Decides the documents. Choose what is sold.',
    );
  },
};

export const TakesFocusWhenItsLabelIsPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Kind'));

    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const KeepsTheValueOfItsOwner: Story = {
  args: { value: 'insurance' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('esim');
    await expect(canvas.getByRole('button', { name: 'Travel insurance Kind' })).toBeVisible();
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

export const ScrollsALongListToWhatIsChosen: Story = {
  render: examples.ManyOptions,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');

    const chosen = within(list).getByRole('option', { name: '18:00' });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await waitFor(() => expect(isWithin(chosen, list)).toBe(true));
    await userEvent.keyboard('{Escape}');
  },
};

function isWithin(inner: HTMLElement, outer: HTMLElement): boolean {
  const [box, frame] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return box.top >= frame.top && box.bottom <= frame.bottom;
}
