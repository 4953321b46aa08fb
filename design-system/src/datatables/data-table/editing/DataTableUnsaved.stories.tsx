import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { columnTexts } from '../data-table.testing.ts';
import type { DataColumn } from '../data-table.types.ts';
import { DataTable } from '../DataTable.tsx';

interface Plan {
  id: string;
  name: string;
  price: number;
}

const plans: Plan[] = ['Europe', 'Japan', 'Brazil', 'India', 'Chile', 'Kenya', 'Egypt', 'Peru'].map((name, index) => ({
  id: name,
  name,
  price: 10 + index,
}));
const newcomers = (count: number): Plan[] =>
  Array.from({ length: count }, (_, index) => ({ id: `new-${index}`, name: `New ${index}`, price: 0 }));
const columns: DataColumn<Plan>[] = [
  { id: 'name', header: 'Plan', value: ({ name }) => name, edit: { kind: 'text' } },
  { id: 'price', header: 'Price', value: ({ price }) => price, edit: { kind: 'number' } },
];

/** Other rows arrive while somebody types: no press of a button takes the focus away. */
const rowsArrive = (rows: readonly Plan[]) => window.dispatchEvent(new CustomEvent('rows arrive', { detail: rows }));

const meta = {
  component: DataTable<Plan>,
  args: {
    title: 'Plans',
    columns,
    rows: plans,
    rowKey: ({ id }) => id,
    defaultState: { perPage: 3 },
    onEdit: fn(),
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  render: function Render(args) {
    const [rows, setRows] = useState(args.rows);
    useEffect(() => {
      const arrive = (event: Event) => setRows((event as CustomEvent<Plan[]>).detail);
      window.addEventListener('rows arrive', arrive);
      return () => window.removeEventListener('rows arrive', arrive);
    }, []);
    return <DataTable {...args} rows={rows} />;
  },
} satisfies Meta<typeof DataTable<Plan>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const savedOldEurope = { item: plans[0], column: 'name', value: 'Old Europe' };

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const bar = (canvas: Canvas) => canvas.getByRole('group', { name: /^(Plan|Price) of/ });

export const GoesBackToWhatWasRefusedBeforeOtherRowsAreShown: Story = {
  play: async ({ args, canvas, step }) => {
    const isStillThere = async () => {
      await waitFor(() => expect(field(canvas, 'Price')).toHaveFocus());
      await expect(field(canvas, 'Price')).toHaveValue('ninety');
      await expect(canvas.getByText('Price of Japan is not saved yet')).toBeInTheDocument();
      await expect(columnTexts(canvas, 'Plan')).toEqual(['Europe', 'Japan', 'Brazil']);
    };
    await userEvent.dblClick(canvas.getByRole('gridcell', { name: '11' }));
    await userEvent.keyboard('ninety');

    await step('of another page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await isStillThere();
    });
    await step('in another order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
      await isStillThere();
    });
    await step('or more of them', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '25');
      await isStillThere();
    });
    await step('and goes on once it is left', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(columnTexts(canvas, 'Plan')).toEqual(['India', 'Chile', 'Kenya']);
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(args.onEdit).not.toHaveBeenCalled();
    });
  },
};

export const StaysWithItsRecordWhileRowsArrive: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('rowheader', { name: 'Europe' }));
    await userEvent.keyboard('Old');
    rowsArrive([...newcomers(1), ...plans]);
    await waitFor(() => expect(columnTexts(canvas, 'Plan')[0]).toBe('New 0'));
    await expect(field(canvas, 'Plan')).toHaveFocus();

    await userEvent.keyboard(' Europe{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith(savedOldEurope);
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Japan' })).toHaveFocus());
  },
};

export const KeepsWhatWasTypedWhenItsRowGoesToAnotherPage: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.dblClick(canvas.getByRole('rowheader', { name: 'Japan' }));
    await userEvent.keyboard('Nippon');
    rowsArrive([...newcomers(3), ...plans]);

    await step('says it, and has the focus', async () => {
      await waitFor(() => expect(bar(canvas)).toHaveFocus());
      await expect(bar(canvas)).toHaveAccessibleName(/Plan of Japan is not saved yet.*Nippon/);
      await expect(canvas.queryByRole('textbox', { name: 'Plan' })).toBeNull();
    });
    await step('comes before another edit', async () => {
      await userEvent.dblClick(canvas.getByRole('rowheader', { name: 'New 1' }));
      await expect(canvas.queryByRole('textbox', { name: 'Plan' })).toBeNull();
      await expect(bar(canvas)).toHaveFocus();
    });
    await step('leads to the row, where it goes on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go there' }));
      await waitFor(() => expect(field(canvas, 'Plan')).toHaveFocus());
      await expect(field(canvas, 'Plan')).toHaveValue('Nippon');
      await userEvent.keyboard(' 5 GB{Enter}');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        item: plans[1],
        column: 'name',
        value: 'Nippon 5 GB',
      });
    });
  },
};

export const KeepsWhatWasTypedWhenItsRowHasGone: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.dblClick(canvas.getByRole('rowheader', { name: 'Japan' }));
    await userEvent.keyboard('Nippon');
    rowsArrive(plans.filter(({ id }) => id !== 'Japan'));

    await step('until the row is back', async () => {
      await waitFor(() => expect(bar(canvas)).toHaveTextContent('Nippon'));
      await expect(canvas.queryByRole('button', { name: 'Go there' })).toBeNull();
      rowsArrive(plans);
      await waitFor(() => expect(field(canvas, 'Plan')).toHaveValue('Nippon'));
    });
    await step('or it is left as it was', async () => {
      rowsArrive(plans.filter(({ id }) => id !== 'Japan'));
      await waitFor(() => expect(bar(canvas)).toHaveTextContent('Nippon'));
      await userEvent.click(canvas.getByRole('button', { name: 'Discard change' }));
      await expect(canvas.queryByRole('group', { name: /^Plan of/ })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    });
  },
};

export const OpensNoEditorInTheRowThatTakesThePlace: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('rowheader', { name: 'Japan' }));
    rowsArrive(plans.filter(({ id }) => id !== 'Japan'));

    await waitFor(() => expect(columnTexts(canvas, 'Plan')).toEqual(['Europe', 'Brazil', 'India']));
    await expect(canvas.queryByRole('textbox', { name: 'Plan' })).toBeNull();
    await expect(canvas.queryByRole('group', { name: /^Plan of/ })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Brazil' })).toHaveFocus();
  },
};

let settle: { resolve: () => void; reject: (error: Error) => void };
const slowly = () => new Promise<void>((resolve, reject) => (settle = { resolve, reject }));

export const ClosesOnlyTheEditorThatWasSaved: Story = {
  args: { onEdit: fn(slowly) },
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('rowheader', { name: 'Japan' }));
    await userEvent.keyboard('Nippon{Enter}');
    await userEvent.keyboard('{Escape}');
    await userEvent.dblClick(canvas.getByRole('rowheader', { name: 'Brazil' }));
    await userEvent.keyboard('Brasil');
    settle.resolve();

    await expect(await canvas.findByText('Plan of Japan saved')).toBeInTheDocument();
    await expect(field(canvas, 'Plan')).toHaveValue('Brasil');
    await expect(field(canvas, 'Plan')).toHaveFocus();
  },
};

export const ComesBackWithWhatWasRefusedOnAnotherPage: Story = {
  args: { onEdit: fn(slowly) },
  play: async ({ canvas, step }) => {
    await userEvent.dblClick(canvas.getByRole('rowheader', { name: 'Japan' }));
    await userEvent.keyboard('Nippon{Enter}');

    await step('the pages go on while it is being saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(columnTexts(canvas, 'Plan')).toEqual(['India', 'Chile', 'Kenya']);
      await expect(bar(canvas)).toHaveAccessibleName(/Plan of Japan is being saved/);
      await expect(canvas.queryByRole('textbox', { name: 'Plan' })).toBeNull();
    });
    await step('and what was refused is neither lost nor silent', async () => {
      settle.reject(new Error('Somebody else is editing this plan.'));
      await expect(await within(bar(canvas)).findByRole('alert')).toHaveTextContent(
        'Somebody else is editing this plan.',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Go there' }));
      await waitFor(() => expect(field(canvas, 'Plan')).toHaveFocus());
      await expect(field(canvas, 'Plan')).toHaveAccessibleDescription('Somebody else is editing this plan.');
      await userEvent.keyboard('{Enter}');
      settle.resolve();
      await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Plan' })).toBeNull());
    });
  },
};

export const MovesNoRowWhenItIsSavedOnAnotherPage: Story = {
  args: { onEdit: fn(slowly) },
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('rowheader', { name: 'Japan' }));
    await userEvent.keyboard('Nippon{Enter}');
    const grid = canvas.getByRole('grid');
    const { top } = grid.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(bar(canvas)).toBeVisible();
    await expect(grid.getBoundingClientRect().top).toBe(top);
    settle.resolve();

    await waitFor(() => expect(canvas.queryByRole('group', { name: /^Plan of/ })).toBeNull());
    await expect(grid.getBoundingClientRect().top).toBe(top);
  },
};

export const StaysWithItsRecordInAListThatScrolls: Story = {
  args: { flow: 'scroll', height: '12rem' },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('rowheader', { name: 'Europe' }));
    await userEvent.keyboard('Old');
    rowsArrive([...newcomers(60), ...plans]);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '69'));
    await expect(field(canvas, 'Plan')).toHaveFocus();

    await userEvent.keyboard(' Europe{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith(savedOldEurope);
  },
};
