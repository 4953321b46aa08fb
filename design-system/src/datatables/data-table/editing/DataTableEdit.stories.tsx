import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { DataColumn } from '../data-table.types.ts';
import { DataTable } from '../DataTable.tsx';

interface Plan {
  id: string;
  name: string;
  share: number;
  price: number;
}

const plans: Plan[] = [
  { id: 'eu', name: 'Europe', share: 0.125, price: 1234.5 },
  { id: 'jp', name: 'Japan', share: 0.2, price: 99 },
];
const columns: DataColumn<Plan>[] = [
  { id: 'name', header: 'Plan', value: ({ name }) => name, edit: { kind: 'text' } },
  {
    id: 'share',
    header: 'Share',
    value: ({ share }) => share,
    format: { style: 'percent', maximumFractionDigits: 1 },
    edit: { kind: 'number' },
  },
  {
    id: 'price',
    header: 'Price',
    value: ({ price }) => price,
    format: { style: 'currency', currency: 'BRL' },
    edit: { kind: 'number' },
  },
];

const meta = {
  component: DataTable<Plan>,
  args: { title: 'Plans', columns, rows: plans, rowKey: ({ id }) => id, tools: [], onEdit: fn() },
  argTypes: { columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof DataTable<Plan>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsAmountsAsTheTableWritesThem: Story = {
  globals: { language: 'pt-BR' },
  play: async ({ args, canvas }) => {
    for (const [typed, price] of [
      ['1.500', 1500],
      ['1.234,56', 1234.56],
      ['1.500,00', 1500],
      ['R$ 1.500,00', 1500],
      ['1500.5', 1500.5],
      ['8,165', 8.165],
    ] as const) {
      await userEvent.dblClick(canvas.getByRole('gridcell', { name: /^R\$\s99,00$/ }));
      await userEvent.keyboard(`${typed}{Enter}`);
      await expect(args.onEdit).toHaveBeenLastCalledWith({ item: plans[1], column: 'price', value: price });
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    }
  },
};

export const AsksForAnAmountThatCanBeTwo: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('gridcell', { name: /^R\$\s99,00$/ }));
    await userEvent.keyboard('1.500{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '1.500 could be 1500,00 or 1,50. Enter the one you mean.',
    );
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('1500{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ item: plans[1], column: 'price', value: 1500 });
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

export const BeginsWithTheNumberAsItIsWritten: Story = {
  play: async ({ args, canvas, step }) => {
    const field = () => canvas.getByRole('textbox');
    await step('without the sign of the currency, and without groups', async () => {
      await userEvent.dblClick(canvas.getByRole('gridcell', { name: /1\.234,50/ }));
      await expect(field()).toHaveValue('1234,50');
      await userEvent.keyboard('{Escape}');
    });
    await step('percent as percent', async () => {
      await userEvent.dblClick(canvas.getByRole('gridcell', { name: '12,5%' }));
      await expect(field()).toHaveValue('12,5%');
      await userEvent.keyboard('13,5{Enter}');
      await expect(args.onEdit).toHaveBeenLastCalledWith({ item: plans[0], column: 'share', value: 0.135 });
    });
  },
};

export const KeepsWhatWasRefusedWhenAnotherCellIsPressedTwice: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('gridcell', { name: /99,00/ }));
    await userEvent.keyboard('ninety');
    await userEvent.dblClick(canvas.getByRole('rowheader', { name: 'Europe' }));

    const field = canvas.getByRole('textbox', { name: 'Price' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('ninety');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a number.');
    await expect(args.onEdit).not.toHaveBeenCalled();

    await userEvent.keyboard('{Control>}a{/Control}90{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ item: plans[1], column: 'price', value: 90 });
  },
};

export const ReturnsFocusToAnInvalidCell: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('gridcell', { name: /99,00/ }));
    await userEvent.keyboard('ninety');
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Europe' }));

    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveFocus());
  },
};
