import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { placeOfText } from '../../../../.storybook/place-of-text.ts';
import { colourUnderPointer } from './data-table.testing.ts';
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

const days = [1, 2, 3, 4, 5].map((day) => ({ id: `day-${day}`, route: `Day ${day}`, days: day }));

export const SelectsTheRowWhereARangeBegins: Story = {
  args: { rows: days, isSelectable: true, onSelect: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Day 2' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ selected: ['day-2', 'day-3'] });
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ selected: ['day-2', 'day-3', 'day-4'] });
  },
};

export const ShowsUnderThePointerThatARowIsSelected: Story = {
  args: { rows: days, selected: ['day-2'] },
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(name) });
    const colours = {
      selected: getComputedStyle(row('Day 2')).backgroundColor,
      selectedUnderPointer: colourUnderPointer(row('Day 2')),
      underPointer: colourUnderPointer(row('Day 3')),
      neither: getComputedStyle(row('Day 3')).backgroundColor,
    };
    await expect(new Set(Object.values(colours)).size).toBe(4);
  },
};
