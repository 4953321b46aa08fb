import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Card } from './Card.tsx';

export const BodyOnly = () => (
  <Card>
    <Trans>Travel insurance covers the days on the way, the days away, and the day a suitcase does not arrive.</Trans>
  </Card>
);

export function TitleAndActions() {
  const { t } = useLingui();
  return (
    <Card
      title={<Trans>Departures today</Trans>}
      actions={
        <>
          <Link href="/sales" variant="alone">
            <Trans>View all</Trans>
          </Link>
          <IconButton icon={RefreshCw} label={t`Load again`} size="small" />
        </>
      }
    >
      <Trans>Fourteen travellers leave today, all of them insured, nine with a data plan.</Trans>
    </Card>
  );
}

export const WithFooter = () => (
  <Card
    title={<Trans>Claim 8841</Trans>}
    footer={
      <Button size="small" variant="outline">
        <Trans>Approve claim</Trans>
      </Button>
    }
  >
    <Trans>Lost suitcase in Lisbon. The airline confirmed the loss on Tuesday.</Trans>
  </Card>
);

export const EqualHeights = () => (
  <Grid>
    <Card title={<Trans>Europe 10 GB</Trans>}>
      <Trans>Thirty days in 39 countries.</Trans>
    </Card>
    <Card title={<Trans>Japan 5 GB</Trans>}>
      <Trans>Fifteen days, from the first landing. The plan starts when the phone finds its first network.</Trans>
    </Card>
    <Card title={<Trans>World 20 GB</Trans>}>
      <Trans>Sixty days in 120 countries.</Trans>
    </Card>
  </Grid>
);
