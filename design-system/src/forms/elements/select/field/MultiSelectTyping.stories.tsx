import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { drop } from './dropped.testing.ts';
import { MultiSelect } from '../MultiSelect.tsx';

const options = ['Portugal', 'Brazil', 'France', 'Łódź', 'Porto'].map((name) => ({ value: name, label: name }));
const people = [
  { value: 'ines@embarque.example', label: 'Inês Prado', description: 'ines@embarque.example' },
  { value: 'caio.brandao@embarque.example', label: 'Caio Brandão', description: 'caio.brandao@embarque.example' },
];

const meta = {
  component: MultiSelect,
  args: { label: 'Places', options, onChange: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('combobox');
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const TakesAPastedListApart: Story = {
  name: 'Takes a pasted list apart, and keeps what fits nothing (BR2-18)',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('by commas, semicolons and line breaks, without blanks', async () => {
      field(canvas).focus();
      await userEvent.paste('Portugal; Brazil,, France;\n');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['Portugal', 'Brazil', 'France'] });
      await expect(field(canvas)).toHaveValue('');
    });
    await step('an unknown word stays with a message, which also names words that are chosen already', async () => {
      await userEvent.type(field(canvas), 'lo');
      await userEvent.paste('dz\nBrazil\nAtlantis');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['Portugal', 'Brazil', 'France', 'Łódź'] });
      await expect(field(canvas)).toHaveValue('Atlantis');
      await expect(canvas.getByRole('status')).toHaveTextContent('Already chosen: Brazil. Not in the list: Atlantis.');
    });
    await step('Enter does not empty the field without a word', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(field(canvas)).toHaveValue('Atlantis');
      await expect(canvas.getByRole('status')).toHaveTextContent('Not in the list: Atlantis.');
    });
    await step('nor does leaving it', async () => {
      await userEvent.tab();
      await waitFor(() => expect(field(canvas)).toHaveValue(''));
      await expect(canvas.getByText('Not in the list: Atlantis.', { selector: '[aria-hidden]' })).toBeVisible();
    });
  },
};

export const TakesADroppedListApart: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('what fits nothing stays beside what was typed, and is told', async () => {
      await userEvent.type(field(canvas), 'Bra');
      await expect(await drop(field(canvas), 'Portugal; Atlantis\nFrance')).toBe(false);
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['Portugal', 'France'] });
      await expect(field(canvas)).toHaveValue('Bra, Atlantis');
      await expect(canvas.getByRole('status')).toHaveTextContent('Not in the list: Bra, Atlantis.');
    });
    await step('anywhere in the box', async () => {
      await userEvent.clear(field(canvas));
      await expect(await drop(canvas.getByRole('row', { name: 'Portugal' }), 'lodz')).toBe(false);
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['Portugal', 'France', 'Łódź'] });
      await expect(field(canvas)).toHaveFocus();
    });
    await step('a single word goes where it is dropped', async () => {
      await expect(await drop(field(canvas), 'Por')).toBe(true);
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const ReadsValuesByAParserOfItsOwn: Story = {
  args: {
    allowsCustomValue: true,
    parse: (text) => {
      const words = text
        .split(/[;\n]/)
        .map((word) => word.trim())
        .filter(Boolean);
      const codes = words.filter((word) => /^\w+ #\d+$/.test(word));
      const rest = words.filter((word) => !codes.includes(word)).join(', ');
      const options = codes.map((word) => ({ value: word.split('#')[1] ?? '', label: word.split(' ')[0] ?? '' }));
      return { options, rest, message: `No number: ${rest}` };
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('out of what is pasted, also where it holds one value', async () => {
      await userEvent.click(field(canvas));
      await userEvent.paste('Ana #12');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['12'] });
      await expect(canvas.getByRole('row', { name: 'Ana' })).toBeVisible();
    });
    await step('out of a list, of which the rest stays under a message of its own', async () => {
      await userEvent.type(field(canvas), 'x');
      await userEvent.paste('Bia #13; Ana #12; none');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['12', '13'] });
      await expect(field(canvas)).toHaveValue('x, none');
      await expect(canvas.getByRole('status')).toHaveTextContent('Already chosen: Ana. No number: x, none');
    });
    await step('out of what is typed, and a comma within quotes ends nothing', async () => {
      await userEvent.clear(field(canvas));
      await userEvent.type(field(canvas), '"a,b');
      await expect(field(canvas)).toHaveValue('"a,b');
      await userEvent.clear(field(canvas));
      await userEvent.type(field(canvas), 'Caio #14{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['12', '13', '14'] });
    });
  },
};

export const OffersANameThatDiffersByItsAccent: Story = {
  name: 'Offers a name that differs by its accent alone (BR2-17)',
  args: { onCreate: ({ text }) => ({ value: text, label: text }) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('beside the one that is there', async () => {
      await userEvent.type(field(canvas), 'Pôrto');
      await screen.findByRole('option', { name: 'Add “Pôrto”' });
      await waitFor(() => expect(screen.getByRole('option', { name: 'Porto' })).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: ['Pôrto'] }));
      await isClosed();
    });
    await step('not once more', async () => {
      await userEvent.type(field(canvas), 'pôrto');
      await screen.findByRole('option', { name: 'Porto' });
      await waitFor(() => expect(screen.queryByRole('option', { name: /Add/ })).toBeNull());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Already chosen: Pôrto.'));
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
};

export const TakesTheFirstSuggestionByEnter: Story = {
  args: { label: 'To', options: people, allowsCustomValue: (text) => text.includes('@') },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('where the typed text is no value itself', async () => {
      await userEvent.type(field(canvas), 'ines');
      await screen.findByRole('option', { name: /Inês Prado/ });
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['ines@embarque.example'] });
      await isClosed();
    });
    await step('and an address that differs by an accent stays (BR2-17)', async () => {
      await userEvent.type(field(canvas), 'caio.brandão@embarque.example{Enter}');
      const value = ['ines@embarque.example', 'caio.brandão@embarque.example'];
      await expect(args.onChange).toHaveBeenLastCalledWith({ value });
      await isClosed();
    });
  },
};

export const IsATextFieldAndAListAsWideAsItsBox: Story = {
  args: { defaultValue: ['Portugal', 'Brazil'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the list is as wide as the whole field', async () => {
      await userEvent.type(field(canvas), 'fra');
      const list = await screen.findByRole('listbox');
      const box = required(field(canvas).closest('[data-size]'), 'box of the field');
      const layer = list.parentElement;
      await expect(layer?.getBoundingClientRect().width).toBeCloseTo(box.getBoundingClientRect().width, 0);
    });
    await step('Ctrl+A selects the text, which Backspace removes', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(field(canvas).selectionStart).toBe(0);
      await expect(field(canvas).selectionEnd).toBe(3);
      await userEvent.keyboard('{Backspace}');
      await expect(field(canvas)).toHaveValue('');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};
