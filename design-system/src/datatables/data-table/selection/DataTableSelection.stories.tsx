import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/buttons/Button.tsx';
import { withToaster } from '../../../components/toasts/toaster/with-toaster.testing.tsx';
import { catchFiles } from '#storybook/testing/catch-files.ts';
import type { SelectedRows } from './BulkBar.tsx';
import { columnTexts } from '../data-table.testing.ts';
import type { DataColumn } from '../data-table.types.ts';
import { DataTable } from '../DataTable.tsx';
import { initialState } from '../useDataTableState.ts';

interface Trip {
  id: string;
  city: string;
}

const trips: Trip[] = ['Lisbon', 'Évora', 'Porto', 'Faro', 'Braga', 'Sintra', 'Lagos'].map((city) => ({
  id: city,
  city,
}));
const columns: DataColumn<Trip>[] = [{ id: 'city', header: 'City', value: ({ city }) => city }];

const act = fn<(selected: SelectedRows<Trip>) => void>();
const bulkActions = (selected: SelectedRows<Trip>) => <Button onClick={() => act(selected)}>Act</Button>;

let caught: ReturnType<typeof catchFiles>;

const meta = {
  component: DataTable<Trip>,
  args: { title: 'Trips', columns, rows: trips, rowKey: ({ id }) => id, isSelectable: true, bulkActions },
  argTypes: { columns: { control: false }, rows: { control: false } },
  decorators: [withToaster],
  loaders: [() => import('../export/export-table.ts')],
  beforeEach: () => {
    act.mockClear();
    caught = catchFiles();
    return caught.release;
  },
} satisfies Meta<typeof DataTable<Trip>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** A server has all trips; the table has those of a page. */
function ServedTrips(args: Partial<Parameters<typeof DataTable<Trip>>[0]>) {
  const [state, setState] = useState({ ...initialState, perPage: 3 });
  const from = (state.page - 1) * state.perPage;
  return (
    <DataTable
      {...meta.args}
      tools={['export']}
      {...args}
      rows={trips.slice(from, from + state.perPage)}
      serverTotal={trips.length}
      state={state}
      onStateChange={(change) => setState(change.state)}
    />
  );
}

const select = (canvas: Canvas, city: string) =>
  userEvent.click(canvas.getByRole('checkbox', { name: `Select ${city}` }));
const bar = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Selected rows' }));
const acted = async (canvas: Canvas) => {
  await userEvent.click(bar(canvas).getByRole('button', { name: 'Act' }));
  const [selected] = act.mock.lastCall ?? [];
  return { keys: selected?.keys, cities: selected?.items.map(({ city }) => city) };
};
const exported = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
};

export const ForgetsRowsThatHaveGone: Story = {
  render: function Render(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <DataTable
        {...args}
        rows={rows}
        bulkActions={(selected) => (
          <>
            {bulkActions(selected)}
            <Button onClick={() => setRows(rows.filter((trip) => !selected.items.includes(trip)))}>Delete</Button>
          </>
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    for (const city of ['Lisbon', 'Porto', 'Braga']) await select(canvas, city);
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Delete' }));
    await expect(columnTexts(canvas, 'City')).toEqual(['Évora', 'Faro', 'Sintra', 'Lagos']);
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();

    await select(canvas, 'Faro');
    await expect(bar(canvas).getByText('1 row selected')).toBeVisible();
    await expect(await acted(canvas)).toEqual({ keys: ['Faro'], cities: ['Faro'] });
  },
};

export const CountsNoKeysOfRowsThatAreNotThere: Story = {
  args: { selected: ['Porto', 'Atlantis'], tools: ['export'] },
  play: async ({ canvas }) => {
    await expect(bar(canvas).getByText('1 row selected')).toBeVisible();
    await expect(await acted(canvas)).toEqual({ keys: ['Porto'], cities: ['Porto'] });
    await exported(canvas);
    await expect(await canvas.findByText('export.csv was saved.')).toBeInTheDocument();
    await expect(await caught.files[0]?.text()).toMatch(/^.?City\r\nPorto$/);
  },
};

export const SaysWhatWasSelectedAndIsNotFound: Story = {
  args: { selected: ['Lisbon', 'Porto', 'Braga'], defaultState: { search: 'porto' } },
  play: async ({ canvas }) => {
    await expect(bar(canvas).getByText('3 rows selected').parentElement).toHaveTextContent(
      '3 rows selected, 2 of them were not found',
    );
    await expect(await acted(canvas)).toEqual({
      keys: ['Lisbon', 'Porto', 'Braga'],
      cities: ['Porto', 'Lisbon', 'Braga'],
    });
  },
};

export const ActsOnAllPagesOfAServer: Story = {
  render: () => <ServedTrips />,
  play: async ({ canvas, step }) => {
    await step('what is selected stays so on other pages, and is counted', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await select(canvas, 'Faro');
      await expect(bar(canvas).getByText('4 rows selected').parentElement).toHaveTextContent(
        '4 rows selected, 3 of them are not on this page',
      );
    });
    await step('the same go to the actions', async () => {
      await expect(await acted(canvas)).toEqual({
        keys: ['Lisbon', 'Évora', 'Porto', 'Faro'],
        cities: ['Faro', 'Lisbon', 'Évora', 'Porto'],
      });
    });
    await step('and into files', async () => {
      await exported(canvas);
      await expect(await canvas.findByText('export.csv was saved.')).toBeInTheDocument();
      await expect((await caught.files[0]?.text())?.split('\r\n')).toHaveLength(5);
    });
  },
};

export const SaysWhatAServerHasNotShown: Story = {
  render: () => <ServedTrips selected={['Lisbon', 'Lagos']} />,
  play: async ({ canvas, step }) => {
    await step('actions get all keys', async () => {
      await expect(bar(canvas).getByText('2 rows selected')).toBeVisible();
      await expect(await acted(canvas)).toEqual({ keys: ['Lisbon', 'Lagos'], cities: ['Lisbon'] });
    });
    await step('a file has what is at hand, and says so', async () => {
      await exported(canvas);
      await expect(await canvas.findByText('export.csv was saved with 1 of 2 rows.')).toBeInTheDocument();
    });
  },
};

export const GoesOnCountingRowsOnThePagesOfAServer: Story = {
  render: () => <ServedTrips />,
  play: async ({ canvas }) => {
    const indices = () =>
      canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.closest('[role="row"]')?.ariaRowIndex);
    await expect(indices()).toEqual(['2', '3', '4']);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(indices()).toEqual(['5', '6', '7']);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '8');
  },
};

export const IsAnnouncedAndEndsWithEscape: Story = {
  play: async ({ canvas, step }) => {
    const lisbon = canvas.getByRole('checkbox', { name: 'Select Lisbon' });
    const isOver = async () => {
      await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();
      await expect(lisbon).not.toBeChecked();
      await waitFor(() => expect(lisbon).toHaveFocus());
      await canvas.findByText('0 rows selected', { selector: '[role="status"]' });
    };
    await step('in the grid', async () => {
      await userEvent.click(lisbon);
      await canvas.findByText('1 row selected', { selector: '[role="status"]' });
      await userEvent.keyboard('{Escape}');
      await isOver();
    });
    await step('and in the bar', async () => {
      await userEvent.click(lisbon);
      bar(canvas).getByRole('button', { name: 'Act' }).focus();
      await userEvent.keyboard('{Escape}');
      await isOver();
    });
  },
};

const selectLisbon = 'select Lisbon';

export const TakesTheFocusOfAToolThatItCovers: Story = {
  render: function Render(args) {
    const [selected, setSelected] = useState<string[]>([]);
    useEffect(() => {
      const select = () => setSelected(['Lisbon']);
      window.addEventListener(selectLisbon, select);
      return () => window.removeEventListener(selectLisbon, select);
    }, []);
    return <DataTable {...args} selected={selected} onSelect={(change) => setSelected(change.selected)} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('searchbox').focus();
    window.dispatchEvent(new Event(selectLisbon));

    await waitFor(() => expect(bar(canvas).getByRole('button', { name: 'Act' })).toHaveFocus());
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};
