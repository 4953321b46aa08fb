import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import * as examples from './AreaChart.examples.tsx';
import { AreaChart, type AreaChartProps } from './AreaChart.tsx';

const args: AreaChartProps = {
  label: 'Policies sold',
  x: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  series: [{ id: 'policies', label: 'Policies', values: [120, 180, 150, 240, 220, 310] }],
};

const meta = { component: AreaChart, args } satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const SurfaceAndLine: Story = { render: examples.SurfaceAndLine };
export const LoadingAndEmpty: Story = { render: examples.LoadingAndEmpty };
export const Conforms: Story = conformance<AreaChartProps>(AreaChart, args, { keyboard: chartKeyboard });

export const TellsAReaderWhatItShows: Story = {
  name: 'Tells a reader what it shows: a sentence, values by key, and a table (XD-14)',
  loaders: [() => import('../chart/frame/ChartTable.tsx')],
  args: { series: [{ id: 'policies', label: 'Policies', values: [1120, 1234, 150, 240, 220, 3100] }] },
  play: async ({ canvas, userEvent }) => {
    const surface = await canvas.findByRole('application', { name: 'Policies sold' });
    await expect(surface).toHaveAccessibleDescription(
      'Policies, Jan to Jun, 6 places: rising, from 1.120 to 3.100, lowest 150 (Mar), highest 3.100 (Jun). Arrow keys go from value to value.',
    );
    const spoken = canvas.getByRole('status');
    await expect(spoken).toBeEmptyDOMElement();
    surface.focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(spoken).toHaveTextContent('Feb, 1.234');

    await userEvent.click(canvas.getByRole('button', { name: 'Show Policies sold as table' }));
    await expect(await canvas.findByRole('row', { name: 'Feb 1.234' })).toBeVisible();
  },
};
