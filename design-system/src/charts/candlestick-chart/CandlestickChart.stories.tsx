import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { catchFiles } from '#storybook/testing/catch-files.ts';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import * as examples from './CandlestickChart.examples.tsx';
import { CandlestickChart, type CandlestickChartProps } from './CandlestickChart.tsx';

const args: CandlestickChartProps = {
  label: 'Price of the euro',
  x: ['2026-11-18', '2026-11-19', '2026-11-20'],
  candles: [
    { open: 6.1, high: 6.24, low: 6.05, close: 6.2 },
    { open: 6.2, high: 6.22, low: 6.08, close: 6.11 },
    { open: 6.11, high: 6.31, low: 6.1, close: 6.28 },
  ],
};

const meta = { component: CandlestickChart, args } satisfies Meta<typeof CandlestickChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const PriceOfTheEuro: Story = { render: examples.PriceOfTheEuro };
export const Conforms: Story = conformance<CandlestickChartProps>(CandlestickChart, args, { keyboard: chartKeyboard });

export const SavesItsDaysWithTheirYear: Story = {
  args: { isDownloadable: true },
  loaders: [() => import('../chart/frame/download.ts'), () => import('../../components/dropdowns/MenuLayer.tsx')],
  play: async ({ canvas, userEvent }) => {
    const { files, release } = catchFiles();
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Price of the euro' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Values (CSV)' }));

    await waitFor(() => expect(files).toHaveLength(1));
    await expect(await files[0]?.text()).toContain('Day,Open,High,Low,Close\r\n2026-11-18,6.1,6.24,6.05,6.2');
    release();
  },
};
