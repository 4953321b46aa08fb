import {
  ButtonLink,
  ErrorState,
  Grid,
  Loading,
  PlanCard,
  SegmentedControl,
  Skeleton,
  Stack,
} from '@embarque/design-system';
import type { BillingCycle, PricingAnswer } from '@embarque/mocks/pricing/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { paths } from '../../../paths.ts';
import { pricingCalls } from '../../../plans/pricing.api.ts';
import { money } from '../../../plans/pricing.money.ts';
import { offerOf, planIds } from '../../../plans/pricing.offer.ts';
import { useQuery } from '../../../query/useQuery.ts';
import type { ModalProps } from '../frame/modal.types.ts';
import { TaskDialog } from '../frame/TaskDialog.tsx';

/** MEX-04: the plans in short; a plan is chosen on the page of the plans. */
export function PlanChoice({ onClose }: ModalProps) {
  const { t, i18n } = useLingui();
  const { data, error, tryAgain } = useQuery(pricingCalls.load, i18n.locale);
  return (
    <TaskDialog title={t`Choose a plan`} size="xlarge" isSentAtOnce onClose={onClose}>
      {() =>
        data ? (
          <PlanCards answer={data} />
        ) : error === null ? (
          <Loading label={t`Loading the plans…`}>
            <Skeleton shape="block" height="36rem" />
          </Loading>
        ) : (
          <ErrorState title={t`Couldn't load the plans`} onRetry={tryAgain}>
            <ErrorText error={error} />
          </ErrorState>
        )
      }
    </TaskDialog>
  );
}

function PlanCards({ answer }: { answer: PricingAnswer }) {
  const { t } = useLingui();
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  const href = cycle === 'yearly' ? `${paths.pricing}?cycle=yearly` : paths.pricing;
  const subject = encodeURIComponent(t`14-day free trial`);
  return (
    <Stack gap="l">
      <Stack align="center">
        <SegmentedControl<BillingCycle>
          label={t`Billing cycle`}
          value={cycle}
          options={[
            { value: 'monthly', label: t`Monthly` },
            { value: 'yearly', label: t`Annually` },
          ]}
          onChange={({ value }) => setCycle(value)}
        />
      </Stack>
      <Grid minCell="15rem" lastRow="stretch">
        {planIds
          .map((plan) => offerOf(answer, { plan, cycle }))
          .map(({ plan, perMonth, details: { title, img, subtitle, planBenefits, popular } }) => (
            <PlanCard
              key={plan}
              headingLevel={3}
              title={title}
              subtitle={subtitle}
              image={<img src={img} alt="" width={352} height={220} />}
              price={money(perMonth)}
              benefits={planBenefits}
              isPopular={popular}
              action={
                <ButtonLink width="full" variant={popular ? 'solid' : 'outline'} href={href}>
                  {t`Choose ${title}`}
                </ButtonLink>
              }
            />
          ))}
      </Grid>
      <Stack align="center">
        <ButtonLink variant="soft" href={`mailto:trials@embarque.example?subject=${subject}`}>
          <Trans>Start 14-day free trial</Trans>
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
