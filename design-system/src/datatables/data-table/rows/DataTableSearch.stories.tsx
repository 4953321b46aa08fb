import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { markedIn } from '../../../components/highlight/highlight.testing.ts';
import type { DataColumn } from '../data-table.types.ts';
import { DataTable } from '../DataTable.tsx';
import { initialState } from '../useDataTableState.ts';

interface Stay {
  id: number;
  city: string;
  price: number;
  from: string;
}

const stays: Stay[] = [
  { id: 4321, city: 'Łódź', price: 39_709.88, from: '2026-11-02' },
  { id: 5310, city: 'Hanoi', price: 812.5, from: '2026-12-24' },
];
const columns: DataColumn<Stay>[] = [
  { id: 'city', header: 'City', value: ({ city }) => city },
  { id: 'id', header: 'ID', value: ({ id }) => id },
  { id: 'price', header: 'Price', value: ({ price }) => price, format: { style: 'currency', currency: 'USD' } },
  { id: 'from', header: 'From', value: ({ from }) => from },
];

const meta = {
  component: DataTable<Stay>,
  args: { title: 'Stays', columns, rows: stays, rowKey: ({ id }) => String(id), tools: ['search', 'columns'] },
  argTypes: { columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof DataTable<Stay>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const search = async ({ canvas }: Pick<Play, 'canvas'>, text: string) => {
  const field = canvas.getByRole('searchbox', { name: 'Search' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const FindsNumbersAndDaysHoweverTheyAreTyped: Story = {
  name: 'Finds numbers and days however they are typed (BR2-01)',
  play: async ({ canvas }) => {
    const texts = ['39709', '39709,88', '39709.88', '39.709,88', 'US$ 39.709,88', '4321', '2026-11-02', '2/11/2026'];
    for (const text of texts) {
      await search({ canvas }, text);
      await waitFor(() => expect(canvas.getByText('1 of 2 rows')).toBeVisible());
      await expect(canvas.getByRole('rowheader', { name: 'Łódź' })).toBeVisible();
    }
  },
};

export const MarksWhatWasFoundAsItIsWritten: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const [text, marked] of [
      ['lodz 39709,88', ['Łódź', '39.709,88']],
      ['2026-11-2', ['02/11/2026']],
      ['lod', ['Łód']],
      ['4321', ['4.321']],
    ] as const) {
      await search({ canvas }, text);
      await waitFor(() => expect(markedIn(canvasElement)).toEqual(marked));
      await expect(canvas.getByRole('rowheader', { name: 'Łódź' })).toBeVisible();
    }
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search' }));
    await waitFor(() => expect(markedIn(canvasElement)).toEqual([]));
  },
};

export const LeavesHiddenColumnsOutOfTheSearch: Story = {
  name: 'Leaves hidden columns out of the search and offers to show them (BR2-02)',
  args: { defaultState: { columns: { ...initialState.columns, hidden: ['city', 'id'] } } },
  play: async ({ canvas, step }) => {
    await step('a search that only hidden columns match finds no row', async () => {
      await search({ canvas }, 'hanoi');
      await expect(canvas.getByText('0 of 2 rows')).toBeVisible();
      await expect(canvas.getByText(/Hidden columns are not searched: City, ID\./)).toBeVisible();
    });
    await step('shown again, they are searched without typing again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all columns' }));
      await expect(canvas.getByText('1 of 2 rows')).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: 'Hanoi' })).toBeVisible();
      await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    });
  },
};
