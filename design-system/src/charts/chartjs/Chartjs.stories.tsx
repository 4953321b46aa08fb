import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import * as examples from './Chartjs.examples.tsx';

const meta = { loaders: [() => import('../../components/dropdowns/MenuLayer.tsx')] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = { render: examples.Bars, tags: ['W-CJS-01'] };

export const HorizontalPairs: Story = {
  render: examples.HorizontalPairs,
  tags: ['W-CJS-02'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('US$ 74.123')).toBeVisible();
    await expect(await canvas.findByRole('application')).toHaveAccessibleDescription(/5 places\. Insurance: .+ eSIM: /);
  },
};

export const Lines: Story = { render: examples.Lines, tags: ['W-CJS-03'] };
export const RadarOfTwo: Story = { render: examples.RadarOfTwo, tags: ['W-CJS-04'] };

export const PolarArea: Story = {
  render: examples.PolarArea,
  tags: ['W-CJS-05'],
  play: async ({ canvas, userEvent }) => {
    const surface = await canvas.findByRole('application', { name: 'Average skills by continent' });
    const before = surface.getAttribute('aria-describedby');
    const said = () => document.getElementById(before ?? '')?.textContent;
    const first = said();

    await userEvent.click(canvas.getByRole('button', { name: 'Last 28 days' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Last year' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Last year' })).toBeVisible());
    await expect(said()).not.toBe(first);
  },
};

export const Bubbles: Story = { render: examples.Bubbles, tags: ['W-CJS-06'] };

export const Doughnut: Story = {
  render: examples.Doughnut,
  tags: ['W-CJS-07'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Desktop80%+2%',
      'Mobile10%+8%',
      'Tablet10%-5%',
    ]);
  },
};

export const ScatterByPeriod: Story = { render: examples.ScatterByPeriod, tags: ['W-CJS-08'] };
export const AreasByContinent: Story = { render: examples.AreasByContinent, tags: ['W-CJS-09'] };
