import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { dragAborts, dragInterruptions } from '#storybook/testing/layout/drag-aborts.ts';
import { required } from '#storybook/testing/required.ts';
import { carryHead, heads } from './data-table.testing.ts';
import type { DataColumn } from './data-table.types.ts';
import { DataTable } from './DataTable.tsx';
import * as examples from './DataTable.examples.tsx';

interface Trip {
  id: string;
  city: string;
  days: number;
  price: number;
}

const trips: Trip[] = ['Lisbon', 'Évora', 'Porto'].map((city, index) => ({
  id: String(index),
  city,
  days: index + 2,
  price: 1000 - index * 100,
}));
const columns: DataColumn<Trip>[] = [
  { id: 'city', header: 'City', value: ({ city }) => city },
  { id: 'days', header: 'Days', value: ({ days }) => days, align: 'end' },
  { id: 'price', header: 'Price', value: ({ price }) => price, align: 'end' },
];

const meta = {
  component: DataTable<Trip>,
  args: { title: 'Trips', columns, rows: trips, rowKey: ({ id }) => id },
  argTypes: { columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof DataTable<Trip>>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const head = (canvas: Canvas, name: string) => canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) });

/** Presses the edge of a column, goes to the middle of another one, and lets go: the width that it has to have then. */
async function dragEdge(canvas: Canvas, { of, to, by }: { of: string; to: string; by: 'mouse' | 'touch' }) {
  // Waits for the first paint, which comes before the widths in px.
  await canvas.findByRole('button', { name: `Column ${of}` });
  const edge = required(head(canvas, of).querySelector('[data-edge-of]'), `edge of ${of}`);
  const before = head(canvas, of).offsetWidth;
  const { left, right } = head(canvas, to).getBoundingClientRect();
  const { x, y } = edge.getBoundingClientRect();
  const from = { clientX: Math.round(x) + 6, clientY: y + 12 };
  const target = { ...from, clientX: Math.round((left + right) / 2) };
  const frame = () => new Promise(requestAnimationFrame);
  if (by === 'mouse') {
    await fireEvent.mouseDown(edge, { ...from, button: 0 });
    await fireEvent.mouseMove(document, {
      ...from,
      clientX: from.clientX + Math.sign(target.clientX - from.clientX) * 12,
    });
    await frame();
    await fireEvent.mouseMove(document, target);
    await frame();
    await fireEvent.mouseUp(document, target);
  } else {
    const touch = (position: typeof from) => ({ touches: [new Touch({ identifier: 0, target: edge, ...position })] });
    await fireEvent.touchStart(edge, touch(from));
    await fireEvent.touchMove(document, touch(target));
    await frame();
    await fireEvent.touchEnd(document, { touches: [] });
  }
  const towardsTheEnd = getComputedStyle(edge).direction === 'rtl' ? -1 : 1;
  return before + towardsTheEnd * (target.clientX - from.clientX);
}

export const ResizesByAnEdgeThatIsDragged: Story = {
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole('searchbox');
    search.focus();
    for (const by of ['mouse', 'touch'] as const) {
      await step(`by ${by}, it gets wider, stays where it is and says so`, async () => {
        const width = await dragEdge(canvas, { of: 'City', to: 'Days', by });
        await waitFor(() => expect(head(canvas, 'City').offsetWidth).toBe(width));
        await expect(heads(canvas)).toEqual(['City', 'Days', 'Price']);
        await expect(await canvas.findByText(`City is ${width} pixels wide`)).toBeInTheDocument();
        await expect(search).toHaveFocus();
      });
    }
  },
};

export const ResizesTowardsTheEndFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const width = await dragEdge(canvas, { of: 'City', to: 'Days', by: 'mouse' });
    await waitFor(() => expect(head(canvas, 'City').offsetWidth).toBe(width));
    await expect(heads(canvas)).toEqual(['City', 'Days', 'Price']);
  },
};

export const ResizesFromTheWidthThatPinnedColumnsLeave: Story = {
  args: {
    columns: columns.map((column) => (column.id === 'city' ? column : { ...column, width: 2000 })),
    defaultState: { columns: { order: [], hidden: [], pinned: { start: ['city'], end: [] }, widths: {} } },
  },
  play: async ({ canvas, step }) => {
    await step('an edge that is dragged into its column makes it narrower', async () => {
      const width = await dragEdge(canvas, { of: 'Days', to: 'Days', by: 'mouse' });
      await waitFor(() => expect(head(canvas, 'Days').offsetWidth).toBe(width));
    });
    await step('so does the key', async () => {
      const before = head(canvas, 'Price').offsetWidth;
      canvas.getByRole('button', { name: 'Price' }).focus();
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      await waitFor(() => expect(head(canvas, 'Price').offsetWidth).toBe(before - 16));
    });
  },
};

export const AColumnThatIsNotDroppedIsBackInPlace: Story = {
  args: { onStateChange: fn() },
  play: async ({ args, canvas, step }) => {
    const [city, days] = ['City', 'Days'].map((name) => head(canvas, name));
    for (const { name, abort } of dragAborts) {
      await step(name, async () => {
        await abort(await carryHead(required(city, 'City'), required(days, 'Days'), 'end'));
        await waitFor(() => expect(canvas.getByRole('grid').querySelector('[data-drop], [data-dragged]')).toBeNull());
        await expect(heads(canvas)).toEqual(['City', 'Days', 'Price']);
      });
    }
    await expect(args.onStateChange).not.toHaveBeenCalled();
  },
};

export const AColumnIsAsWideAsItWasWhenTheDragOfItsEdgeIsInterrupted: Story = {
  args: { onStateChange: fn() },
  play: async ({ args, canvas, step }) => {
    await canvas.findByRole('button', { name: 'Column City' });
    const edge = required(head(canvas, 'City').querySelector('[data-edge-of]'), 'edge of City');
    const width = head(canvas, 'City').offsetWidth;
    const { x: clientX, y: clientY } = edge.getBoundingClientRect();
    for (const { name, abort } of dragInterruptions) {
      await step(name, async () => {
        await fireEvent.mouseDown(edge, { clientX, clientY, button: 0 });
        await fireEvent.mouseMove(document, { clientX: clientX + 80, clientY });
        await abort({ clientX: clientX + 80, clientY });
        await new Promise(requestAnimationFrame);
        // Columns share what is left, and each is rounded.
        await expect(Math.abs(head(canvas, 'City').offsetWidth - width)).toBeLessThanOrEqual(1);
      });
    }
    await expect(args.onStateChange).not.toHaveBeenCalled();
  },
};

const cityOf = fn(({ city }: Trip) => <b>{city}</b>);

export const WidensAColumnWithoutDrawingItsRowsAnew: Story = {
  args: { columns: columns.map((column) => (column.id === 'city' ? { ...column, cell: cityOf } : column)) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Column City' });
    const before = head(canvas, 'City').offsetWidth;
    canvas.getByRole('button', { name: 'City' }).focus();
    cityOf.mockClear();

    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(head(canvas, 'City').offsetWidth).toBe(before + 16));
    const [row] = canvas.getAllByRole('rowheader');
    await expect(row?.offsetWidth).toBe(before + 16);
    await expect(cityOf).not.toHaveBeenCalled();
  },
};

export const ShowsTheKeysOfTheDirection: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Days' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await screen.findByRole('menuitem', { name: /^Move towards the end/ })).toHaveTextContent('Ctrl ←');
    await expect(screen.getByRole('menuitem', { name: /^Wider/ })).toHaveTextContent('⇧ ←');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Days' })).toHaveFocus());

    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
    await expect(heads(canvas)).toEqual(['City', 'Price', 'Days']);
  },
};

export const GoesBackToHowItWasAtFirst: Story = {
  render: examples.EveryTool,
  play: async ({ canvas }) => {
    const first = heads(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Email' }));
    await waitFor(() => expect(heads(canvas)).not.toEqual(first));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset' }));

    await waitFor(() => expect(heads(canvas)).toEqual(first));
    await expect(head(canvas, 'Name')).toHaveAttribute('data-pinned', 'start');
    await expect(canvas.getByText('Columns reset')).toBeInTheDocument();
  },
};

export const LetsGoOfWhatIsPinnedWhereItLeavesTooLittleRoom: Story = {
  render: examples.EveryTool,
  play: async ({ canvas, canvasElement }) => {
    const pinned = () => canvas.getAllByRole('columnheader').filter((cell: HTMLElement) => cell.dataset['pinned']);
    await expect(pinned()).toHaveLength(2);
    canvasElement.style.inlineSize = '330px';
    await waitFor(() => expect(pinned()).toHaveLength(0));
    canvasElement.style.inlineSize = '';
    await waitFor(() => expect(pinned()).toHaveLength(2));
  },
};
