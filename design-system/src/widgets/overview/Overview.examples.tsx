import { useLingui } from '@lingui/react/macro';
import { Card } from '../../cards/card/Card.tsx';
import { PassCard } from '../../cards/pass-card/PassCard.tsx';
import { StatTile } from '../../cards/stat-tile/StatTile.tsx';
import { Sparkline } from '../../charts/sparkline/Sparkline.tsx';
import { Overview } from './Overview.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';

/** Four tiles, then a wide and a narrow card. */
export function Figures() {
  const { t } = useLingui();
  const since = t`vs. last week`;
  return (
    <Overview
      label={t`Key figures`}
      tiles={
        <>
          <StatTile label={t`Policies sold`} value={1284} change={0.124} since={since} />
          <StatTile label={t`eSIMs activated`} value={3907} change={0.081} since={since} />
          <StatTile label={t`Profit`} value={6240} change={0.182} since={since} />
          <StatTile label={t`Orders`} value={2760} change={-0.03} since={since} />
        </>
      }
    >
      <Card title={t`Profit`}>
        <Sparkline values={[4, 9, 7, 14, 11, 18]} shape="area" height="6rem" />
      </Card>
      <PassCard title={t`Goal`} figure="83%" />
    </Overview>
  );
}

/** Keeps the same space while the figures load. */
export function Waiting() {
  return <OverviewSkeleton />;
}
