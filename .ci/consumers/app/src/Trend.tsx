import { LineChart } from '@embarque/design-system/charts';

const months = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];

export function Trend() {
  return (
    <LineChart
      label="Policies sold"
      x={months}
      xLabel="Month"
      xFormat={{ month: 'short' }}
      series={[{ id: 'policies', label: 'Policies', values: [120, 180, null, 240] }]}
    />
  );
}
