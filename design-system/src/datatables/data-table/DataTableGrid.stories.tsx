import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { placeOfText } from '../../../../.storybook/place-of-text.ts';
import type { DataColumn } from './data-table.types.ts';
import { DataTable } from './DataTable.tsx';

interface Trip {
  id: string;
  route: string;
  days: number;
}

const tourOfPortugal = 'Lisbon, Évora, Porto, Faro and Braga, with a day at the sea between any two of them';
const columns: DataColumn<Trip>[] = [
  { id: 'route', header: 'Route', value: ({ route }) => route, width: 120 },
  { id: 'days', header: 'Days', value: ({ days }) => days, align: 'end' },
];

const meta = {
  component: DataTable<Trip>,
  args: { title: 'Trips', columns, rows: [{ id: 'tour', route: tourOfPortugal, days: 12 }], rowKey: ({ id }) => id },
  argTypes: { columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof DataTable<Trip>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DoesNotScrollWhereItHasRoom: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid.scrollWidth).toBe(grid.clientWidth);
  },
};

export const CutsWordsAtTheirEnd: Story = {
  args: { flow: 'scroll' },
  globals: { direction: 'rtl' },
  decorators: [(Grid) => <div style={{ inlineSize: 360 }}>{Grid()}</div>],
  play: async ({ canvas }) => {
    const words = await canvas.findByText(tourOfPortugal);
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
    await expect(placeOfText(words, 0).left).toBeGreaterThanOrEqual(words.getBoundingClientRect().left);
  },
};
