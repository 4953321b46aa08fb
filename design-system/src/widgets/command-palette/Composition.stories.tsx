import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, within } from 'storybook/test';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { ComboBox } from '../../forms/elements/select/ComboBox.tsx';
import { MultiSelect } from '../../forms/elements/select/MultiSelect.tsx';
import { TagInput } from '../../forms/elements/select/tags/TagInput.tsx';
import { TextArea } from '../../forms/elements/textarea/TextArea.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const onChange = fn();
const onSubmit = fn();
const onTake = fn();
const onClose = fn();
const options = ['France', 'Brazil'].map((label) => ({ value: label, label }));

function EveryField() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField label="Text" onKeyDown={({ key }) => key === 'Enter' && onChange()} />
      <TextArea label="Note" onKeyDown={({ key }) => key === 'Enter' && onChange()} />
      <ComboBox label="Country" options={options} onChange={onChange} />
      <MultiSelect label="Countries" options={options} onChange={onChange} />
      <MultiSelect label="Recipients" options={options} allowsCustomValue onChange={onChange} />
      <TagInput label="Tags" onChange={onChange} />
    </form>
  );
}

/** The Enter that ends a composition, as two engines report it. */
const orders = {
  chromium: { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true },
  safari: { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: false },
};

const meta = {
  component: EveryField,
  tags: ['!autodocs'],
} satisfies Meta<typeof EveryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnterThatEndsACompositionActsInNoField: Story = {
  name: 'Enter that ends a composition acts in no field, in the order of either engine (BR2-39)',
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Text', 'Note', 'Country', 'Countries', 'Recipients', 'Tags']) {
      const field = canvas.getByLabelText(name, { selector: 'input, textarea' });
      await userEvent.type(field, 'fra');
      onChange.mockClear();
      for (const order of Object.values(orders)) {
        await fireEvent.keyDown(field, order);
        await expect(field).toHaveValue('fra');
        await expect(onChange).not.toHaveBeenCalled();
      }
    }
    await expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByLabelText('Tags', { selector: 'input' }));
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenCalledWith({ value: ['fra'] });
  },
};

export const EnterThatEndsACompositionOpensNoResult: Story = {
  name: 'Enter that ends a composition takes no result, and Escape closes nothing (BR2-39)',
  render: () => (
    <CommandPalette
      isOpen
      onClose={onClose}
      onTake={onTake}
      groups={[{ id: 'pages', label: 'Pages', commands: [{ id: 'a', label: 'France', onAction: fn() }] }]}
    />
  ),
  play: async ({ userEvent }) => {
    const palette = within(await screen.findByRole('dialog'));
    const field = await palette.findByRole('searchbox');
    await userEvent.type(field, 'fra');
    await palette.findByRole('option', { name: /France/ });
    for (const order of Object.values(orders)) {
      await fireEvent.keyDown(field, order);
      await fireEvent.keyDown(field, { ...order, key: 'Escape', code: 'Escape' });
    }
    await expect([onTake.mock.calls, onClose.mock.calls]).toEqual([[], []]);

    await userEvent.keyboard('{Enter}');
    await expect(onTake).toHaveBeenCalledOnce();
  },
};
