import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { catchFiles } from '#storybook/testing/catch-files.ts';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import * as examples from './LineChart.examples.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const args: LineChartProps = {
  label: 'Policies sold',
  x: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  series: [{ id: 'policies', label: 'Policies', values: [120, 180, 150, 240, 220, 310] }],
};

let caught: ReturnType<typeof catchFiles>;

const meta = {
  component: LineChart,
  args,
  loaders: [
    () => import('../chart/frame/ChartTable.tsx'),
    () => import('../chart/frame/download.ts'),
    () => import('../../components/dropdowns/MenuLayer.tsx'),
  ],
  beforeEach: () => {
    caught = catchFiles();
    return () => caught.release();
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const announced = ({ canvas }: Context) => canvas.getByRole('status');
const chart = ({ canvas }: Context, name: string) => canvas.findByRole('application', { name });

export const Playground: Story = {};

export const MarkersAndGaps: Story = {
  render: examples.MarkersAndGaps,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const name = 'Claims by weekday';
    const surface = await chart(context, name);

    await step('says at a glance where the values lead', async () => {
      await expect(surface).toHaveAccessibleDescription(
        /^Dom to Sáb, 7 places\. Luggage: rising, from 18 to 38, lowest 18 \(Dom\), highest 44 \(Sex\)\./,
      );
    });
    await step('speaks the values that keys find', async () => {
      surface.focus();
      await userEvent.keyboard('{Enter}');
      await expect(announced(context)).toHaveTextContent('Dom, Luggage 18');
      await userEvent.keyboard('{End}');
      await expect(announced(context)).toHaveTextContent('Sáb, Luggage 38');
      await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
      await expect(announced(context)).toHaveTextContent('Ter, Medical 12');
      await userEvent.keyboard('{Escape}');
      await expect(announced(context)).toBeEmptyDOMElement();
    });
    await step('switches series off in the legend, but never the last one', async () => {
      const legend = within(canvas.getByRole('list', { name: `Legend of ${name}` }));
      await userEvent.click(legend.getByRole('button', { name: 'Luggage' }));
      await userEvent.click(legend.getByRole('button', { name: 'Medical' }));
      await userEvent.click(legend.getByRole('button', { name: 'Trip cancelled' }));
      await expect(legend.getByRole('button', { name: 'Luggage' })).toHaveAttribute('aria-pressed', 'false');
      await expect(legend.getByRole('button', { name: 'Trip cancelled' })).toHaveAttribute('aria-pressed', 'true');
      surface.focus();
      await userEvent.keyboard(' ');
      await expect(announced(context)).toHaveTextContent('Dom, Trip cancelled 5');
    });
    await step('is a table at the press of a button, with everything in it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Show ${name} as table` }));
      const table = within(await canvas.findByRole('table'));
      await expect(canvas.queryByRole('button', { name: 'Luggage' })).toBeNull();
      await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
        'Weekday',
        'Luggage',
        'Medical',
        'Trip cancelled',
      ]);
      await expect(table.getByRole('row', { name: /^Qua/ })).toHaveTextContent(/^Qua27–6$/);
      await userEvent.click(canvas.getByRole('button', { name: `Show ${name} as chart` }));
      await expect(await chart(context, name)).toBeVisible();
    });
    await step('saves the values by days with their year, and the drawing with the colours it has', async () => {
      for (const item of ['Values (CSV)', 'Drawing (SVG)', 'Picture (PNG)']) await save(context, item);
      const [values, drawing, image] = caught.files;
      await expect(await values?.text()).toContain('Weekday,Luggage,Medical,Trip cancelled\r\n2026-11-15,18,9,5');
      const text = (await drawing?.text()) ?? '';
      await expect(text).not.toContain('var(');
      await expect(text).toMatch(/<path[^>]*stroke="rgb\(/);
      await expect(text).toContain('>Trip cancelled</text>');
      await expect(text).not.toContain('>Luggage</text>');
      await expect(image?.name).toBe('Claims by weekday.png');
      await expect(image?.size).toBeGreaterThan(1000);
    });
  },
};

async function save({ canvas, canvasElement, userEvent }: Context, item: string) {
  const before = caught.files.length;
  await userEvent.click(canvas.getByRole('button', { name: /^Download/ }));
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(await body.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(caught.files).toHaveLength(before + 1), { timeout: 15_000 });
}

export const SavesItsLegendFromRightToLeft: Story = {
  render: examples.MarkersAndGaps,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await chart(context, 'Claims by weekday');
    await save(context, 'Drawing (SVG)');
    const text = (await caught.files[0]?.text()) ?? '';
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    context.canvasElement.append(drawing);
    const boxes = (tag: string) =>
      [...drawing.children].filter((child) => child.localName === tag).map((child) => child.getBoundingClientRect());
    const [samples, names] = [boxes('svg'), boxes('text')];
    drawing.remove();

    await expect(names).toHaveLength(3);
    for (const [index, name] of names.entries()) {
      await expect(name.right).toBeLessThanOrEqual(samples[index]?.left ?? 0);
      await expect(name.left).toBeGreaterThan(samples[index + 1]?.right ?? 0);
    }
  },
};

export const SavesPlacesThatAreNoDaysAsTheyAre: Story = {
  args: { isDownloadable: true },
  play: async (context) => {
    await save(context, 'Values (CSV)');
    await expect(await caught.files[0]?.text()).toContain('Place,Policies\r\nJan,120\r\nFeb,180');
  },
};

export const SaysWhenItCouldNotBeSaved: Story = {
  args: { isDownloadable: true },
  decorators: [withToaster],
  play: async ({ canvas, userEvent }) => {
    const broken = spyOn(XMLSerializer.prototype, 'serializeToString').mockImplementation(() => {
      throw new Error('no memory');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download Policies sold' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Drawing (SVG)' }));
    await waitFor(() => expect(screen.getByText("Couldn't save Policies sold. Try again.")).toBeVisible());
    await expect(caught.files).toEqual([]);
    broken.mockRestore();
  },
};

export const TwoThousandValues: Story = {
  render: examples.TwoThousandValues,
  play: async (context) => {
    const surface = await chart(context, 'Data used abroad');
    const plot = surface.querySelector('svg');
    if (!plot) throw new Error('Nothing is drawn.');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(plot, { subtree: true, childList: true, attributes: true });
    const { left, top, width } = surface.getBoundingClientRect();

    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      await context.userEvent.pointer({
        target: surface,
        coords: { clientX: left + width * share, clientY: top + 90 },
      });
      await expect(await context.canvas.findAllByText('Europe')).toHaveLength(2);
    }
    await expect(changes).toEqual([]);
    observer.disconnect();
  },
};

export const GoesTheOtherWayFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    const surface = await chart(context, 'Policies sold');
    surface.focus();
    await context.userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect(announced(context)).toHaveTextContent('Feb, 180');
    await context.userEvent.keyboard('{ArrowRight}');
    await expect(announced(context)).toHaveTextContent('Jan, 120');
  },
};

export const Conforms: Story = conformance<LineChartProps>(LineChart, args, { keyboard: chartKeyboard });
