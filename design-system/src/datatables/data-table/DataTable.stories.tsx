import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/buttons/Button.tsx';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { catchFiles } from '#storybook/testing/catch-files.ts';
import { readSheet } from '../../extensions/import/read-sheet.ts';
import { dataTableKeyboard } from './data-table.keyboard.ts';
import { columnTexts, heads, rowTexts } from './data-table.testing.ts';
import type { DataColumn } from './data-table.types.ts';
import * as examples from './DataTable.examples.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Trip {
  id: string;
  city: string;
  days: number;
  price: number;
}

const trips: Trip[] = ['Lisbon', 'Évora', 'Porto', 'Faro', 'Braga'].map((city, index) => ({
  id: String(index),
  city,
  days: index + 2,
  price: 1000 - index * 100,
}));
const columns: DataColumn<Trip>[] = [
  { id: 'city', header: 'City', value: ({ city }) => city, filter: 'text' },
  { id: 'days', header: 'Days', value: ({ days }) => days, align: 'end', filter: 'number' },
  { id: 'price', header: 'Price', value: ({ price }) => price, align: 'end' },
];
const usual: DataTableProps<Trip> = { title: 'Trips', columns, rows: trips, rowKey: ({ id }) => id };
const meta = {
  component: DataTable<Trip>,
  args: { ...usual, onSelect: fn(), onStateChange: fn() },
  argTypes: { columns: { control: false }, rows: { control: false } },
  decorators: [withToaster],
} satisfies Meta<typeof DataTable<Trip>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const EveryTool: Story = {
  render: examples.EveryTool,
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid');
    await step('renders only the rows that can be seen', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '5001');
      await waitFor(() => expect(rowTexts(canvas).length).toBeLessThan(40));
    });
    await step('goes to the very end by keyboard, and focus goes along', async () => {
      canvas.getByRole('button', { name: 'Email' }).focus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() =>
        expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '5001'),
      );
      await userEvent.keyboard('{ArrowUp}{Home}{ArrowRight}');
      await waitFor(() =>
        expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '5000'),
      );
      await userEvent.keyboard('{Control>}{Home}{/Control}');
    });
    await step('finds a few among thousands', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'lisbon fraud');
      await waitFor(() =>
        expect(rowTexts(canvas).every((text) => /lisbon/i.test(text) && /fraud/i.test(text))).toBe(true),
      );
    });
    await step('saves how one looks at it under a name, and comes back to it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view…' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(await dialog.findByRole('textbox', { name: /name/i }), 'Lisbon');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lisbon' }));
      await expect(canvas.getByRole('searchbox')).toHaveValue('lisbon fraud');
    });
  },
};

export const EditInPlace: Story = {
  render: examples.EditInPlace,
  play: async ({ canvas, step }) => {
    const cell = (name: string) => canvas.getByRole('gridcell', { name });
    await step('Enter edits, Escape cancels', async () => {
      await userEvent.click(cell('10'));
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('99{Escape}');
      await expect(cell('10')).toHaveFocus();
    });
    await step('Enter saves and goes down; totals follow', async () => {
      await expect(canvas.getByRole('gridcell', { name: 'Average 9,5' })).toBeVisible();
      await userEvent.keyboard('{Enter}14{Enter}');
      await expect(canvas.getByRole('gridcell', { name: '14' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: 'Average 10,5' })).toBeVisible();
      await expect(canvas.getByText('Data, GB of Europe 10 GB saved')).toBeInTheDocument();
      await expect(cell('5')).toHaveFocus();
    });
    await step('says what is wrong, and keeps what was typed', async () => {
      await userEvent.keyboard('{ArrowRight}{F2}');
      const field = canvas.getByRole('textbox', { name: 'Price' });
      await userEvent.keyboard('-1{Enter}');
      await expect(canvas.getByRole('alert')).toHaveTextContent("The price can't be negative.");
      await expect(field).toHaveValue('-1');
      await expect(field).toHaveAccessibleDescription("The price can't be negative.");
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const Conforms: Story = conformance<DataTableProps<Trip>>(
  DataTable<Trip>,
  { ...usual, tools: [] },
  {
    keyboard: dataTableKeyboard,
    // In a narrow column the rows are cards, without a head to sort by.
    beforeKeys: async ({ canvas }, column) => {
      column.style.inlineSize = '640px';
      await canvas.findByRole('button', { name: 'Days' });
    },
  },
);

export const ArrangesColumnsByTheirMenu: Story = {
  play: async ({ canvas, step }) => {
    const choose = async (name: RegExp | string) => {
      canvas.getByRole('button', { name: 'Days' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    const days = () => canvas.getByRole('columnheader', { name: /Days/ });

    await step('pins, and moves only among the pinned', async () => {
      await choose('Pin to the start');
      await waitFor(() => expect(heads(canvas)).toEqual(['Days', 'City', 'Price']));
      await expect(getComputedStyle(days()).position).toBe('sticky');
      await expect(canvas.getByText('Days pinned to the start')).toBeInTheDocument();
      await choose('Unpin');
      await waitFor(() => expect(heads(canvas)).toEqual(['City', 'Days', 'Price']));
    });
    await step('moves, widens and hides', async () => {
      await choose(/^Move towards the end/);
      await waitFor(() => expect(heads(canvas)).toEqual(['City', 'Price', 'Days']));
      const before = days().offsetWidth;
      canvas.getByRole('button', { name: 'Days' }).focus();
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await waitFor(() => expect(days().offsetWidth).toBe(before + 16));
      await choose('Hide');
      await waitFor(() => expect(heads(canvas)).toEqual(['City', 'Price']));
    });
  },
};

export const SortsByPressesOnHeads: Story = {
  play: async ({ canvas }) => {
    const city = canvas.getByRole('button', { name: 'City' });
    await userEvent.click(city);
    await expect(columnTexts(canvas, 'City')).toEqual(['Braga', 'Évora', 'Faro', 'Lisbon', 'Porto']);
    city.focus();
    await userEvent.keyboard('{Enter}');
    await expect(columnTexts(canvas, 'City')).toEqual(['Porto', 'Lisbon', 'Faro', 'Évora', 'Braga']);
    await userEvent.keyboard('{Enter}');
    await expect(columnTexts(canvas, 'City')).toEqual(['Lisbon', 'Évora', 'Porto', 'Faro', 'Braga']);
  },
};

export const SelectsByKeyboard: Story = {
  args: { isSelectable: true, bulkActions: () => null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Évora' }));
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ selected: ['1', '2', '3'] });
    await expect(canvas.getByRole('rowheader', { name: 'Faro' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ selected: ['1', '2'] });
    await userEvent.keyboard('{Control>}A{/Control}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ selected: ['1', '2', '0', '3', '4'] });
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Porto' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
};

export const MirrorsArrowKeys: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Porto' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('gridcell', { name: '4' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('rowheader', { name: 'Porto' })).toHaveFocus();
  },
};

export const IsOneStopOfTab: Story = {
  args: { tools: [], isSelectable: true, rowActions: () => <Button size="small">Open</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveTextContent('Open');
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const SaysWhenASaveIsRefused: Story = {
  render: function Render(args) {
    const [attempts, setAttempts] = useState(0);
    const [city, ...others] = columns;
    return (
      <DataTable
        {...args}
        columns={city ? [{ ...city, edit: { kind: 'text' } }, ...others] : columns}
        onEdit={async () => {
          setAttempts(attempts + 1);
          if (attempts === 0) throw new Error('Somebody else is editing this trip.');
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('rowheader', { name: 'Porto' }));
    await userEvent.keyboard('Porto Alegre{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else is editing this trip.');
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Porto Alegre');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'City' })).toBeNull());
  },
};

export const TakesRowsElsewhere: Story = {
  args: { tools: ['export'], rows: [{ id: 'x', city: '=1+1', days: 3, price: 1234.5 }, ...trips] },
  loaders: [() => import('./export/export-table.ts'), () => import('./export/write-pdf.ts')],
  play: async ({ canvas, step }) => {
    const caught = catchFiles();
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const print = spyOn(window, 'print').mockImplementation(() => {
      printed = document.querySelector('.printed-table')?.textContent ?? '';
      window.dispatchEvent(new Event('afterprint'));
    });
    let printed = '';
    const take = async (way: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: way }));
    };
    try {
      await step('as a PDF', async () => {
        await take('PDF');
        await waitFor(() => expect(caught.files[0]?.name).toBe('export.pdf'));
        await expect(await caught.files[0]?.slice(0, 5).text()).toBe('%PDF-');
      });
      await step('as a workbook that runs nothing', async () => {
        await take('Excel');
        await waitFor(() => expect(caught.files).toHaveLength(2));
        const sheet = caught.files[1] && (await readSheet(caught.files[1]));
        await expect(sheet?.header).toEqual(['City', 'Days', 'Price']);
        await expect(sheet?.rows[0]).toEqual(['=1+1', 3, 1234.5]);
      });
      await step('as what Excel opens where commas are decimal (BR2-08)', async () => {
        await take('CSV for Excel with decimal comma');
        await waitFor(() => expect(caught.files).toHaveLength(3));
        await expect(caught.files[2]?.name).toBe('export.csv');
        await expect(await caught.files[2]?.text()).toContain("City;Days;Price\r\n'=1+1;3;1234,5\r\n");
      });
      await step('to the clipboard, as it is written', async () => {
        await take('Copy');
        await waitFor(() => expect(copy).toHaveBeenCalled());
        const [text = ''] = copy.mock.lastCall ?? [];
        await expect(text.split('\n').slice(0, 2)).toEqual(['City\tDays\tPrice', "'=1+1\t3\t1.234,5"]);
      });
      await step('to paper: the table alone, which is gone afterwards', async () => {
        await take('Print');
        await waitFor(() => expect(printed).toContain('TripsCityDaysPrice=1+131.234,5Lisbon'));
        await expect(document.querySelector('.printed-table')).toBeNull();
      });
    } finally {
      caught.release();
      copy.mockRestore();
      print.mockRestore();
    }
  },
};

export const SaysThatThereAreNoRows: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No rows yet' })).toBeVisible();
  },
};
