import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { columnTexts } from '../data-table.testing.ts';
import type { DataColumn } from '../data-table.types.ts';
import { DataTable } from '../DataTable.tsx';

interface Plan {
  id: string;
  data: number;
  price: number;
}

const plans: Plan[] = [3, 5, 8, 10, 20].map((data) => ({ id: `Asia ${data}`, data, price: data + 100 }));
const columns: DataColumn<Plan>[] = [
  { id: 'id', header: 'Plan', value: ({ id }) => id },
  { id: 'data', header: 'Data', value: ({ data }) => data, edit: { kind: 'number' } },
  { id: 'price', header: 'Price', value: ({ price }) => price, edit: { kind: 'number' } },
];

const meta = {
  component: DataTable<Plan>,
  args: {
    title: 'Plans',
    columns,
    rows: plans,
    rowKey: ({ id }) => id,
    defaultState: { sort: [{ column: 'data', direction: 'ascending' }], perPage: 4 },
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  render: function Render(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <DataTable
        {...args}
        rows={rows}
        onEdit={({ item, column, value }) =>
          setRows((before) => before.map((row) => (row.id === item.id ? { ...row, [column]: value } : row)))
        }
      />
    );
  },
} satisfies Meta<typeof DataTable<Plan>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const editData = async (canvas: Canvas, from: string, typed: string) => {
  await userEvent.dblClick(canvas.getByRole('gridcell', { name: from }));
  await userEvent.keyboard(typed);
};
const focusIsOn = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('gridcell', { name })).toHaveFocus());

export const GoesOnBesideTheRecordThatTheSortingMoves: Story = {
  name: 'Goes on beside the record that the sorting moves (BR2-03)',
  play: async ({ canvas, step }) => {
    await step('to its next column', async () => {
      await editData(canvas, '3', '9{Tab}');
      await waitFor(() => expect(columnTexts(canvas, 'Plan')).toEqual(['Asia 5', 'Asia 8', 'Asia 3', 'Asia 10']));
      await focusIsOn(canvas, '103');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('103');
      await userEvent.keyboard('{Escape}');
    });
    await step('to its column before', async () => {
      await userEvent.dblClick(canvas.getByRole('gridcell', { name: '9' }));
      await userEvent.keyboard('4{Shift>}{Tab}{/Shift}');
      await waitFor(() => expect(columnTexts(canvas, 'Plan')[0]).toBe('Asia 3'));
      await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Asia 3' })).toHaveFocus());
    });
    await step('to the row below it', async () => {
      await editData(canvas, '4', '6{Enter}');
      await waitFor(() => expect(columnTexts(canvas, 'Plan')[1]).toBe('Asia 3'));
      await focusIsOn(canvas, '8');
    });
  },
};

export const GoesWithTheRecordToAnotherPage: Story = {
  name: 'Goes with the record to another page (BR2-03)',
  play: async ({ canvas }) => {
    await editData(canvas, '3', '50{Tab}');
    await waitFor(() => expect(columnTexts(canvas, 'Plan')).toEqual(['Asia 3']));
    await focusIsOn(canvas, '103');
  },
};

export const OpensNoEditorOnceTheRecordIsFilteredOut: Story = {
  name: 'Opens no editor once the record is filtered out (BR2-03)',
  args: { defaultState: { filters: { data: { kind: 'number', from: null, to: 9 } } } },
  play: async ({ canvas }) => {
    await editData(canvas, '3', '50{Tab}');
    await waitFor(() => expect(columnTexts(canvas, 'Plan')).toEqual(['Asia 5', 'Asia 8']));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('textbox', { name: 'Price' })).toBeNull();
  },
};
