import { ErrorState, Link, Loading, Skeleton, Stack } from '@embarque/design-system';
import type { BillingCycle } from '@embarque/mocks/pricing/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { PlanOffers } from '../../../plans/PlanOffers.tsx';
import type { usePlan } from '../../../plans/usePlan.ts';
import { paths } from '../../../paths.ts';

/** The plans that the account can change to. */
export function Upgrade({ plans: { result, change } }: { plans: ReturnType<typeof usePlan> }) {
  const { t } = useLingui();
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  if (result.error !== null) {
    return (
      <ErrorState
        headingLevel={3}
        title={t`Couldn't load the plans`}
        onRetry={result.tryAgain}
        isRetrying={result.isLoading}
      >
        <ErrorText error={result.error} />
      </ErrorState>
    );
  }
  if (!result.data) {
    return (
      <Loading label={t`Loading plans…`}>
        <Skeleton shape="block" height="30rem" />
      </Loading>
    );
  }
  return (
    <Stack gap="l">
      <PlanOffers answer={result.data} cycle={cycle} onCycleChange={setCycle} onChange={change}>
        <p>
          <Trans>Choose the plan that fits your agency.</Trans>
        </p>
      </PlanOffers>
      <p style={{ textAlign: 'center' }}>
        <Trans>Not sure yet? Try every feature for 14 days.</Trans>{' '}
        <Link href={paths.pricing}>
          <Trans>Start your free trial</Trans>
        </Link>
      </p>
    </Stack>
  );
}
