import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/buttons/Button.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Postcard } from '../postcard/Postcard.tsx';
import { Included } from './Included.tsx';
import { PlanCard } from './PlanCard.tsx';

export function TwoPlans() {
  const { t } = useLingui();
  return (
    <Grid>
      <PlanCard
        title={t`Basic`}
        subtitle={t`For one traveller`}
        image={<Postcard destination="rio" style={{ maxInlineSize: 176 }} />}
        price="US$ 0"
        benefits={[t`One trip`, t`1 GB of data`]}
        action={
          <Button variant="outline" tone="success">
            <Trans>Your current plan</Trans>
          </Button>
        }
      />
      <PlanCard
        isPopular
        title={t`Standard`}
        subtitle={t`For families`}
        image={<Postcard destination="lisbon" style={{ maxInlineSize: 176 }} />}
        price="US$ 40"
        priceBefore="US$ 49"
        note={t`US$ 480 a year`}
        benefits={[t`All trips of a year`, t`10 GB of data`]}
        action={
          <Button>
            <Trans>Upgrade</Trans>
          </Button>
        }
      />
    </Grid>
  );
}

/** Says in words what a plan includes. */
export const InATable = () => (
  <Stack gap="s">
    <Included isIncluded />
    <Included isIncluded={false} />
  </Stack>
);
