import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { colourUnderPointer } from '../data-table.testing.ts';
import type { DataColumn } from '../data-table.types.ts';
import { DataTable, type DataTableProps } from '../DataTable.tsx';

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
  decorators: [(Grid) => <div style={{ inlineSize: 600 }}>{Grid()}</div>],
  play: async ({ canvas }) => {
    const messages = await canvas.findByText(tourOfPortugal);
    await expect(messages.scrollWidth).toBeGreaterThan(messages.clientWidth);
    await expect(placeOfText(messages, 0).left).toBeGreaterThanOrEqual(messages.getBoundingClientRect().left);
  },
};

export const KeepsTheRoomOfItsFirstRows: Story = {
  args: { rows: [], serverTotal: 0, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'No rows yet' })).toBeNull();
    await expect(canvas.queryByText('0 rows')).toBeNull();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  },
};

export const CountsItsFootAndSaysWhatStandsThere: Story = {
  args: {
    columns: columns.map((column) => (column.id === 'days' ? { ...column, total: 'average' as const } : column)),
    rows: [1, 2].map((day) => ({ id: `day-${day}`, route: `Day ${day}`, days: day })),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', String(rows.length));
    await expect(rows.at(-1)).toHaveAttribute('aria-rowindex', String(rows.length));
    await expect(canvas.getByRole('gridcell', { name: 'Average 1,5' })).toBeVisible();
    await expect(canvas.queryByText('Total')).toBeNull();
  },
};

/** The element with a border on that side: this one, or its nearest ancestor. */
function lined(element: Element | null, side: 'Start' | 'End'): Element {
  if (!element) throw new Error('Nothing around it has a line.');
  return getComputedStyle(element)[`borderBlock${side}Width`] === '1px' ? element : lined(element.parentElement, side);
}

export const OneLineStandsBelowTheLastRow: Story = {
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('rowheader', { name: tourOfPortugal });
    const card = lined(canvas.getByRole('grid').parentElement, 'End').getBoundingClientRect();
    await expect(card.bottom - last.getBoundingClientRect().bottom).toBeCloseTo(1);
  },
};

const days = [1, 2, 3, 4, 5].map((day) => ({ id: `day-${day}`, route: `Day ${day}`, days: day }));

export const OneLineStandsBetweenRowsAndPages: Story = {
  args: { rows: [...days, { id: 'day-6', route: 'Day 6', days: 6 }] },
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('rowheader', { name: 'Day 6' });
    const foot = lined(canvas.getByRole('navigation', { name: 'Pages' }), 'Start').getBoundingClientRect();
    await expect(getComputedStyle(last).borderBlockEndWidth).toBe('0px');
    await expect(foot.top).toBeCloseTo(last.getBoundingClientRect().bottom);
  },
};

function ShownOnPress(props: DataTableProps<Trip>) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <DataTable {...props} />;
  return <Button onClick={() => flushSync(() => setShown(true))}>Show</Button>;
}

export const GoesToTheLastRowBeforeAllHaveAPlace: Story = {
  args: {
    rows: Array.from({ length: 500 }, (_, day) => ({ id: `${day}`, route: `Day ${day}`, days: day })),
    flow: 'scroll',
  },
  render: (args) => <ShownOnPress {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show' }).click();
    const head = canvas.getByRole('button', { name: 'Route' });
    head.focus();
    head.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', ctrlKey: true, bubbles: true }));

    await waitFor(() => expect(canvas.getByRole('gridcell', { name: '499' })).toHaveFocus());
  },
};

export const PointsAtWhatARowOpensFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { detail: ({ days: length }) => <p>{length}</p> },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Show details of/ });
    await expect(getComputedStyle(button.firstElementChild ?? button).scale).toBe('-1 1');
    await userEvent.click(button);
    await expect(getComputedStyle(button.firstElementChild ?? button).scale).toBe('none');
  },
};

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
