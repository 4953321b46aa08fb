import { useLingui } from '@lingui/react/macro';
import { StatTile } from '../../cards/stat-tile/StatTile.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Sparkline } from './Sparkline.tsx';

const week = [12, 15, 14, 19, 18, 24, 27];

/** A line with its last point marked, a surface, dots on a dotted grid, and tiny bars. */
export function Shapes() {
  const { t } = useLingui();
  const since = t`vs. last week`;
  return (
    <Grid minCell="12rem">
      <StatTile
        label={t`Policies sold`}
        value={1284}
        change={0.124}
        since={since}
        chart={<Sparkline values={week} markers="last" />}
      />
      <StatTile
        label={t`eSIMs activated`}
        value={3907}
        change={0.081}
        since={since}
        chart={<Sparkline values={[9, 11, 16, 14, 13, 17, 21]} shape="area" tone="success" />}
      />
      <StatTile
        label={t`Profit`}
        value={6240}
        change={0.182}
        since={since}
        chart={<Sparkline values={[4, 9, 7, 14, 11, 18]} markers="all" hasGrid tone="info" />}
      />
      <StatTile
        label={t`Orders`}
        value={2760}
        change={-0.03}
        since={since}
        chart={<Sparkline values={[45, 85, 65, 45, 65]} shape="bars" tone="warning" />}
      />
    </Grid>
  );
}
