import {
  Accordion,
  Card,
  ErrorState,
  Grid,
  Heading,
  Loading,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@embarque/design-system';
import type { PricingAnswer } from '@embarque/mocks/pricing/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { PageHead } from '../../navigation/PageHead.tsx';
import { withParams } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useQueryRetry } from '../../session/useQueryRetry.ts';
import { ComparePlans } from './ComparePlans.tsx';
import { PlanOffers } from '../../plans/PlanOffers.tsx';
import { bestSaving, planIds, readCycle } from '../../plans/pricing.offer.ts';
import type { PlanCommand } from '../../plans/pricing.outbox.ts';
import { TrialBanner } from './TrialBanner.tsx';
import { usePlan } from '../../plans/usePlan.ts';

/** `/pages/pricing`: the URL holds the billing cycle. */
export function PricingPage() {
  const { t } = useLingui();
  const { result, change } = usePlan();
  const tryAgain = useQueryRetry(result);
  const { data, error, isLoading } = result;
  return (
    <>
      <PageTitle title={t`Pricing`} />
      <PageHead title={t`Pricing`} way={[{ label: t`Pages` }, { label: t`Pricing` }]} />
      {error !== null ? (
        <Card>
          <ErrorState headingLevel={2} title={t`Couldn't load the plans`} onRetry={tryAgain} isRetrying={isLoading}>
            <ErrorText error={error} />
          </ErrorState>
        </Card>
      ) : (
        <Stack gap="xxl">{data ? <Plans answer={data} onChange={change} /> : <PlanSkeletons />}</Stack>
      )}
    </>
  );
}

function Plans({ answer, onChange }: { answer: PricingAnswer; onChange: (command: PlanCommand) => void }) {
  const [searchParams, changeSearchParams] = useSearchQuery();
  const cycle = readCycle(searchParams.get('cycle'));
  const percent = bestSaving(answer);

  return (
    <>
      <PlanOffers
        answer={answer}
        cycle={cycle}
        onCycleChange={(value) =>
          changeSearchParams((current) => withParams(current, { cycle: value === 'monthly' ? undefined : value }))
        }
        onChange={onChange}
      >
        <Heading level={2}>
          <Trans>Find the right plan</Trans>
        </Heading>
        <p style={{ textAlign: 'center' }}>
          <Trans>Choose by how much you sell. Save up to {percent}% yearly.</Trans>
        </p>
      </PlanOffers>
      <TrialBanner />
      <ComparePlans answer={answer} />
      {answer.qandA.length > 0 && <Questions answer={answer} />}
    </>
  );
}

function Questions({ answer: { qandA } }: { answer: PricingAnswer }) {
  return (
    <Stack gap="l">
      <Heading level={2} style={{ textAlign: 'center' }}>
        <Trans>Questions about plans</Trans>
      </Heading>
      <Accordion
        isFindable
        variant="separated"
        items={qandA.map(({ question, ans }) => ({ id: question, title: question, content: ans }))}
      />
    </Stack>
  );
}

function PlanSkeletons() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading plans…`}>
      <SkeletonGroup>
        <Grid minCell="15rem" lastRow="stretch">
          {planIds.map((plan) => (
            <Skeleton key={plan} shape="block" height="36rem" />
          ))}
        </Grid>
      </SkeletonGroup>
    </Loading>
  );
}
