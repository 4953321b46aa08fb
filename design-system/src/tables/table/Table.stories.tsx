import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { ScrollArea } from '../../components/scroll-area/ScrollArea.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { Table } from './Table.tsx';
import * as examples from './Table.examples.tsx';
import { tableKeyboard } from './table.keyboard.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { TableColumn } from './table.types.ts';

interface Trip {
  id: string;
  destination: string;
  price: number;
}

const columns: TableColumn<Trip, 'destination' | 'price'>[] = [
  { id: 'destination', header: 'Destination', cell: ({ destination }) => destination, isSortable: true },
  { id: 'price', header: 'Price', cell: ({ price }) => price, align: 'end', isSortable: true },
];

const trips: Trip[] = [
  { id: 't1', destination: 'Lisbon', price: 289 },
  { id: 't2', destination: 'Tokyo', price: 1720 },
];

const props = { caption: 'Trips', columns, rows: trips, rowKey: ({ id }: Trip) => id };

const meta = {
  component: Table<Trip, 'destination' | 'price'>,
  subcomponents: { TableSkeleton },
  args: { ...props, onSort: fn() },
  argTypes: { columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof Table<Trip, 'destination' | 'price'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const InACard: Story = { render: examples.InACard, tags: ['W-TBL-08'] };
export const Sortable: Story = { render: examples.Sortable };
export const Compact: Story = { render: examples.Compact, tags: ['W-TBL-09'] };
export const ManyColumns: Story = {
  render: examples.ManyColumns,
  tags: ['W-TBL-11'],
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    // Only the last row has no line below it.
    const heights = rows.slice(0, -1).map((row) => row.offsetHeight);

    await expect(heights).toEqual(heights.map(() => heights[0]));
  },
};
export const Refreshing: Story = { render: examples.Refreshing };
export const LoadingTheFirstRows: Story = { render: examples.LoadingTheFirstRows };

export const Conforms: Story = conformance(Table<Trip, 'destination' | 'price'>, props, { keyboard: tableKeyboard });
export const SkeletonConforms: Story = conformance(TableSkeleton<Trip, 'destination' | 'price'>, { columns });

export const AsksForTheOtherDirectionOfTheSortedColumn: Story = {
  args: { sort: { column: 'price', direction: 'ascending' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Destination' }));

    await expect(args.onSort).toHaveBeenNthCalledWith(1, { column: 'price', direction: 'descending' });
    await expect(args.onSort).toHaveBeenNthCalledWith(2, { column: 'destination', direction: 'ascending' });
  },
};

export const SaysWhichColumnItIsSortedBy: Story = {
  args: { sort: { column: 'price', direction: 'descending' } },
  play: async ({ canvas }) => {
    const orders = canvas.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));

    await expect(orders).toEqual(['none', 'descending']);
  },
};

export const NamesEachRowByItsFirstCell: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Trips' }));

    await expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Lisbon', 'Tokyo']);
  },
};

export const IsACardPerRowOnPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [price] = canvas.getAllByRole('cell');

    await expect(getComputedStyle(price as Element, '::before').content).toBe('"Price"');
    await expect(canvas.queryByRole('button', { name: 'Price' })).toBeNull();
  },
};

export const GivesValuesTheirPlaceOnACard: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, card: column.id === 'price' ? 'amount' : 'title' })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('rowheader', { name: 'Lisbon' }).getBoundingClientRect();
    const price = canvas.getByRole('cell', { name: '289' });
    const amount = price.getBoundingClientRect();

    await expect(Math.abs(title.top - amount.top)).toBeLessThan(4);
    await expect(amount.left).toBeGreaterThan(title.left);
    await expect(getComputedStyle(price, '::before').content).toBe('none');
  },
};

export const SortsByOneMenuOnPhones: Story = {
  args: { sort: { column: 'price', direction: 'descending' } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Sort by: Price, descending' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Destination' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'destination', direction: 'descending' });

    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Ascending' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'price', direction: 'ascending' });
  },
};

export const KeepsItsRowsWhileNewerOnesAreOnTheirWay: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Lisbon')).toBeVisible();
  },
};

export const ScrollsByKeyboardWhenItDoesNotFit: Story = {
  render: (args) => (
    <div style={{ inlineSize: 120 }}>
      <Table
        {...args}
        columns={[
          { id: 'destination', header: 'A very, very, very long head', cell: ({ destination }) => destination },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Trips' })).toHaveAttribute('tabindex', '0'));
  },
};

export const ReservesTheHeightOfTheRowsWhileLoading: Story = {
  render: () => (
    <>
      <TableSkeleton columns={columns} rowCount={2} data-testid="skeleton" />
      <Table {...props} data-testid="table" />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = ['skeleton', 'table'].map((id) => canvas.getByTestId(id).offsetHeight);

    await expect(heights[0]).toBe(heights[1]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

/** As the app has it: a navbar lies over the top of the window, and heads that stick to the window stop below it. */
const BelowANavbar = styled.div`
  --sticky-start: 76px;
`;
const manyTrips = [
  ...trips,
  ...['Lima', 'Oslo', 'Rome'].map((destination) => ({ id: destination, destination, price: 990 })),
];
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

export const HeadStaysAtTheTopOfAnAreaThatScrolls: Story = {
  render: (args) => (
    <BelowANavbar>
      <ScrollArea label="All trips" style={{ blockSize: 160 }} data-testid="area">
        <Table {...args} rows={manyTrips} />
      </ScrollArea>
    </BelowANavbar>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByTestId('area');
    const [head] = canvas.getAllByRole('columnheader');
    if (!head) throw new Error('There is no head.');

    await expect(topOf(head)).toBe(topOf(area));
    area.scrollTop = 60;
    await expect(area.scrollTop).toBe(60);
    await expect(topOf(head)).toBe(topOf(area));
  },
};

export const HeadStaysAboveTheRowsOfATableThatIsTooWide: Story = {
  render: (args) => (
    <BelowANavbar style={{ inlineSize: 120 }}>
      <Table
        {...args}
        columns={[
          { id: 'destination', header: 'A very, very, very long head', cell: ({ destination }) => destination },
        ]}
      />
    </BelowANavbar>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Trips' })).toBeVisible());
    const head = canvas.getByRole('columnheader').getBoundingClientRect();

    await expect(Math.round(head.bottom)).toBeLessThanOrEqual(topOf(canvas.getByText('Lisbon')));
  },
};

export const WritesDaysAndAmountsInPortuguese: Story = {
  render: examples.InACard,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^R\$\s3\.077,00$/)).toBeVisible();
    await expect(canvas.getByText(/^13 de nov\. de 2026$/)).toBeVisible();
  },
};
