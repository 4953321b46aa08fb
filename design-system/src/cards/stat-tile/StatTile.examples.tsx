import { useLingui } from '@lingui/react/macro';
import { CardSim, ReceiptText, RotateCcw, Umbrella } from 'lucide-react';
import { styled } from 'styled-components';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { theme } from '../../theme/theme.ts';
import { StatTile } from './StatTile.tsx';

const reais: Intl.NumberFormatOptions = { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 };

/** Shows the morning's key figures. A rise in refunds is marked as worse. */
export function KeyFigures() {
  const { t } = useLingui();
  const since = t`vs. last month`;
  return (
    <Grid minCell="13rem">
      <StatTile label={t`Policies sold`} value={1284} change={0.124} since={since} icon={Umbrella} />
      <StatTile label={t`eSIMs activated`} value={3907} change={-0.081} since={since} icon={CardSim} />
      <StatTile label={t`Refund requests`} value={37} change={0.03} better="less" since={since} icon={RotateCcw} />
      <StatTile label={t`Average order`} value={218} format={reais} change={0} since={since} icon={ReceiptText} />
    </Grid>
  );
}

/** How the figure got there, as a small chart. */
export function WithAChart() {
  const { t } = useLingui();
  return (
    <Grid minCell="13rem">
      <StatTile
        label={t`Revenue this week`}
        value={48_210}
        format={reais}
        change={0.062}
        since={t`vs. last week`}
        chart={<Line values={[12, 15, 14, 19, 18, 24, 27]} />}
      />
      <StatTile
        label={t`Data used abroad`}
        value={0.71}
        format={{ style: 'percent' }}
        change={0.115}
        better="neither"
        since={t`vs. last week`}
        chart={<Line values={[9, 11, 16, 14, 13, 17, 21]} />}
      />
    </Grid>
  );
}

/** The tiles keep their size while their figures load. */
export function LoadingFigures() {
  const { t } = useLingui();
  return (
    <Grid minCell="13rem">
      <StatTile isLoading label={t`Policies sold`} value={0} change={0} icon={Umbrella} />
      <StatTile isLoading label={t`Revenue this week`} value={0} change={0} chart={<Line values={[]} />} />
    </Grid>
  );
}

function Line({ values }: { values: readonly number[] }) {
  const points = values.map((value, index) => `${index * 16},${30 - value}`).join(' ');
  return (
    <Drawing viewBox="0 0 96 30" preserveAspectRatio="none" aria-hidden>
      <polyline points={points} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  fill: none;
  stroke: ${theme.color.chart1};
  stroke-width: 2;
  stroke-linejoin: round;
  stroke-linecap: round;

  > * {
    vector-effect: non-scaling-stroke;
  }
`;
