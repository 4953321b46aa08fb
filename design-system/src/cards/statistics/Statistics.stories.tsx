import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as examples from './Statistics.examples.tsx';

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The text of elements, line by line, with non-breaking spaces as plain ones. */
const linesOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ innerText }) => innerText.replaceAll('\u00a0', ' ').split(/ *\n+ */));
const figures = ({ canvas }: Context) => linesOf(canvas.getAllByRole('group'));

export const Strip: Story = {
  render: examples.Strip,
  tags: ['W-CST-03'],
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getAllByRole('listitem'))).toEqual([
      ['230k', 'Sales'],
      ['8,55k', 'Customers'],
      ['1,42k', 'Products'],
      ['US$ 9.745', 'Revenue'],
    ]);
    await expect(canvas.getByText('Updated 1 month ago')).toBeVisible();
  },
};

export const TinyCharts: Story = {
  render: examples.TinyCharts,
  tags: ['W-CST-01', 'W-CST-02'],
  play: async (context) => {
    await expect(figures(context)).toEqual([
      ['2,76k', 'Orders'],
      ['6,24k', 'Profit'],
    ]);
    await expect(context.canvas.getByRole('img', { name: /^Orders .+ 407; 769; 588; 407; 589$/ })).toBeVisible();
  },
};

export const VerticalCards: Story = {
  render: examples.VerticalCards,
  tags: ['W-CST-04'],
  play: async (context) => {
    await expect(figures(context)).toEqual([
      ['36,9k', 'Views'],
      ['12k', 'Comments'],
      ['97,8k', 'Orders'],
      ['26,8', 'Bookmarks'],
      ['689', 'Reviews'],
      ['2,1k', 'Returns'],
    ]);
  },
};

export const HorizontalCards: Story = {
  render: examples.HorizontalCards,
  tags: ['W-CST-05'],
  play: async (context) => {
    await expect(figures(context)).toEqual([
      ['86%', 'CPU Usage'],
      ['1,2 GB', 'Memory Usage'],
      ['0,1%', 'Downtime Ratio'],
      ['13', 'Issues Found'],
    ]);
  },
};

export const AreaCards: Story = {
  render: examples.AreaCards,
  tags: ['W-CST-06'],
  play: async (context) => {
    await expect(figures(context).map(([figure]) => figure)).toEqual(['92,6k', '97,5k', '36%', '97,5k']);
  },
};

export const LineCards: Story = {
  render: examples.LineCards,
  tags: ['W-CST-07'],
  play: async (context) => {
    await expect(figures(context).map(([figure]) => figure)).toEqual(['78,9k', '659,8k', '28,7k']);
  },
};

export const FiguresOnTheirWay: Story = {
  render: examples.FiguresOnTheirWay,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'CPU Usage: loading…',
      'Views: loading…',
      'Orders: loading…',
    ]);
  },
};
