import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/buttons/Button.tsx';
import type { DataColumn } from '../data-table.types.ts';
import { DataTable } from '../DataTable.tsx';

interface Trip {
  id: string;
  city: string;
  traveller: string;
  price: number;
  status: string;
}

const trips: Trip[] = ['Lisbon', 'Évora', 'Porto', 'Faro', 'Braga', 'Coimbra'].map((city, index) => ({
  id: `T-${index}`,
  city,
  traveller: `Traveller ${index}`,
  price: 1000 - index * 100,
  status: index % 2 === 0 ? 'Booked' : 'Open',
}));
const columns: DataColumn<Trip>[] = [
  { id: 'id', header: 'Number', value: ({ id }) => id },
  { id: 'status', header: 'Status', value: ({ status }) => status, card: 'status' },
  { id: 'city', header: 'City', value: ({ city }) => city, card: 'title', filter: 'text' },
  { id: 'price', header: 'Price', value: ({ price }) => price, align: 'end', card: 'amount', filter: 'number' },
  { id: 'traveller', header: 'Traveller', value: ({ traveller }) => traveller },
];

const meta = {
  component: DataTable<Trip>,
  args: {
    title: 'Trips',
    columns,
    rows: trips,
    rowKey: ({ id }) => id,
    rowLabel: ({ city }) => city,
    tools: ['search', 'filters', 'columns', 'density'],
    onSelect: fn(),
    rowActions: (_, { isCard }) => <Button size="small">{isCard ? 'Menu' : 'Open'}</Button>,
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ inlineSize: parameters['tableWidth'] ?? '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataTable<Trip>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const card = (canvas: Canvas, name: string) => canvas.getByRole('row', { name: new RegExp(name) });
const isCards = (canvas: Canvas) => waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('data-cards'));
const titles = (canvas: Canvas) => canvas.getAllByRole('rowheader').map((element: HTMLElement) => element.textContent);

export const BelowTheWidthOfColumns: Story = {
  play: async ({ canvas, step }) => {
    await isCards(canvas);
    await step('a card reads its title first, and one menu holds its actions', async () => {
      const cells = [...card(canvas, 'Lisbon').children].map(({ textContent }) => textContent);
      await expect(cells).toEqual(['Lisbon', '1.000', 'Menu', 'Booked', 'T-0', 'Traveller 0']);
    });
    await step('the title and the amount share a line, and nothing scrolls sideways', async () => {
      const { top: title } = canvas.getByRole('rowheader', { name: 'Lisbon' }).getBoundingClientRect();
      const { top: amount } = canvas.getByRole('gridcell', { name: '1.000' }).getBoundingClientRect();
      await expect(Math.abs(title - amount)).toBeLessThan(24);
      const grid = canvas.getByRole('grid');
      await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
    });
    await step('a screen reader still has a table with heads', async () => {
      const heads = canvas.getAllByRole('columnheader').map((element: HTMLElement) => element.textContent);
      await expect(heads).toEqual(['City', 'Price', 'Actions', 'Status', 'Number', 'Traveller']);
      await expect(canvas.getByRole('gridcell', { name: 'T-0' })).toHaveAttribute('aria-colindex', '5');
    });
  },
};

export const WithRoomForColumns: Story = {
  parameters: { tableWidth: '60rem' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).not.toHaveAttribute('data-cards'));
    await expect(card(canvas, 'T-0')).toHaveTextContent(/T-0.*Booked.*Lisbon.*Open$/);
  },
};

export const ByKeyboard: Story = {
  args: { isSelectable: true },
  play: async ({ args, canvas }) => {
    await isCards(canvas);
    canvas.getByRole('checkbox', { name: 'Select Lisbon' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Lisbon' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('rowheader', { name: 'Évora' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ selected: ['T-1'] });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(within(card(canvas, 'Évora')).getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};

export const SelectsByAFingerThatStays: Story = {
  args: { isSelectable: true },
  play: async ({ args, canvas }) => {
    await isCards(canvas);
    const porto = canvas.getByRole('rowheader', { name: 'Porto' });
    const finger = { pointerType: 'touch', clientX: 40, clientY: 40 };
    await fireEvent.pointerDown(porto, finger);
    await fireEvent.pointerMove(porto, { ...finger, clientY: 80 });
    await fireEvent.pointerDown(canvas.getByRole('rowheader', { name: 'Faro' }), finger);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith({ selected: ['T-3'] }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const SortsAndFiltersInASheet: Story = {
  args: { isSelectable: true },
  play: async ({ canvas, step }) => {
    await isCards(canvas);
    await expect(canvas.queryByRole('button', { name: 'Columns' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort and filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort and filter' }));
    await step('each choice takes effect below it', async () => {
      await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Sort by' }), 'Price');
      await expect(titles(canvas)[0]).toBe('Coimbra');
      await userEvent.click(sheet.getByRole('radio', { name: 'Descending' }));
      await expect(titles(canvas)[0]).toBe('Lisbon');
      await userEvent.type(sheet.getByRole('textbox', { name: 'City' }), 'o');
      await waitFor(() => expect(titles(canvas)).toEqual(['Lisbon', 'Évora', 'Porto', 'Faro', 'Coimbra']));
      await userEvent.click(sheet.getByRole('button', { name: 'Show 5 rows' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a chip takes a filter back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: City: o' }));
      await waitFor(() => expect(titles(canvas)).toHaveLength(6));
    });
    await step('a box selects all of them', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
      await expect(canvas.getByRole('checkbox', { name: 'Select Braga' })).toBeChecked();
    });
  },
};

export const WhileRowsLoad: Story = { args: { rows: [], isBusy: true, isSelectable: true } };

export const WithTotals: Story = {
  args: { columns: columns.map((column) => (column.id === 'price' ? { ...column, total: 'sum' } : column)) },
  play: async ({ canvas }) => {
    await isCards(canvas);
    await expect(canvas.getByRole('gridcell', { name: '4.500' })).toBeVisible();
  },
};

export const FromRightToLeft: Story = { args: { isSelectable: true }, globals: { direction: 'rtl', skin: 'dark' } };
