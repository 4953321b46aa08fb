import {
  Alert,
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Dialog,
  Grid,
  Inline,
  Loading,
  OnDemand,
  Progress,
  Skeleton,
  Stack,
} from '@embarque/design-system';
import type { AccountPlan } from '@embarque/mocks/account-setting/contract';
import type { PricingAnswer } from '@embarque/mocks/pricing/contract';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDay } from '../../../i18n/format.ts';
import { money } from '../../../plans/pricing.money.ts';
import { offerOf } from '../../../plans/pricing.offer.ts';
import { usePlan } from '../../../plans/usePlan.ts';
import { useAccount } from '../useAccount.ts';

const loadUpgrade = () => import('./Upgrade.tsx');

const dayOf = (day: string) => formatDay(new Date(`${day}T12:00`));

/** ACC-09: the plan that is paid, how much of its period is used, and its end. */
export function CurrentPlanCard() {
  const { t } = useLingui();
  const { state, change } = useAccount();
  const { activeUntil, isCancelled } = state.plan;
  const plans = usePlan();
  const [open, setOpen] = useState<'upgrade' | 'cancel' | null>(null);
  const until = dayOf(activeUntil);
  const close = () => setOpen(null);
  return (
    <Card title={t`Current plan`}>
      <Stack gap="l">
        {plans.result.data || plans.result.error !== null ? (
          <PlanFacts plan={planIn(state.plan, plans.result.data)} />
        ) : (
          <Loading label={t`Loading plans…`}>
            <Skeleton shape="block" height="14rem" />
          </Loading>
        )}
        <Inline>
          <Button aria-haspopup="dialog" onClick={() => setOpen('upgrade')}>
            <Trans>Upgrade plan</Trans>
          </Button>
          {isCancelled ? (
            <Button variant="outline" onClick={() => change({ type: 'plan set', isCancelled: false })}>
              <Trans>Resume subscription</Trans>
            </Button>
          ) : (
            <Button variant="outline" tone="danger" aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
              <Trans>Cancel subscription</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={open === 'cancel'}
        tone="danger"
        title={t`Cancel your subscription?`}
        confirmLabel={t`Yes, cancel it`}
        cancelLabel={t`Keep it`}
        onConfirm={() => {
          change({ type: 'plan set', isCancelled: true });
          close();
        }}
        onClose={close}
      >
        <Trans>You keep the plan until {until}. Nothing is charged after that.</Trans>
      </ConfirmDialog>
      <Dialog isOpen={open === 'upgrade'} size="xlarge" title={t`Pricing plans`} onClose={close}>
        <OnDemand load={loadUpgrade} onMissing={close}>
          {({ Upgrade }) => <Upgrade plans={plans} />}
        </OnDemand>
      </Dialog>
    </Card>
  );
}

interface ShownPlan extends AccountPlan {
  subtitle: string | null;
  isPopular: boolean;
  /** The price of the list, where another one was agreed. */
  listPrice: number | null;
}

/** The agreed price counts for the plan that it was agreed for; another one costs what the list says. */
function planIn(agreed: AccountPlan, answer: PricingAnswer | null | undefined): ShownPlan {
  const offer = answer && offerOf(answer, answer.current);
  if (!offer) return { ...agreed, subtitle: null, isPopular: false, listPrice: null };
  const { title, subtitle, popular } = offer.details;
  const isAgreed = title === agreed.title && agreed.price !== offer.perMonth;
  return {
    ...agreed,
    title,
    price: isAgreed ? agreed.price : offer.perMonth,
    subtitle,
    isPopular: popular,
    listPrice: isAgreed ? offer.perMonth : null,
  };
}

function PlanFacts({ plan }: { plan: ShownPlan }) {
  const { t } = useLingui();
  const { title, subtitle, isPopular, price, listPrice, daysUsed, daysTotal, activeUntil, isCancelled } = plan;
  const until = dayOf(activeUntil);
  const left = daysTotal - daysUsed;
  const monthly = money(price);
  return (
    <Grid gap="l" minCell="26rem" lastRow="stretch">
      <Stack gap="m">
        <p>
          <strong>
            <Trans>Your current plan is {title}</Trans>
          </strong>
          <br />
          {subtitle ?? <Trans>A simple start for everyone</Trans>}
        </p>
        <p>
          <strong>
            <Trans>Active until {until}</Trans>
          </strong>
          <br />
          {isCancelled ? <Trans>It is cancelled and ends then.</Trans> : <Trans>We'll email you before it ends.</Trans>}
        </p>
        <Inline>
          {listPrice !== null && <del>{money(listPrice)}</del>}
          <strong>
            <Trans>{monthly} per month</Trans>
          </strong>
          {isPopular && (
            <Badge>
              <Trans context="plan">Popular</Trans>
            </Badge>
          )}
        </Inline>
        {listPrice !== null && (
          <p>
            <Trans>This is what your agency agreed on; list prices are under “Upgrade plan”.</Trans>
          </p>
        )}
      </Stack>
      <Stack gap="m">
        <Alert
          tone="warning"
          announced="never"
          title={isCancelled ? t`Your plan ends on ${until}` : t`Your plan renews on ${until}`}
        >
          {isCancelled ? <Trans>Choose a plan to keep access.</Trans> : <Trans>Check your card before then.</Trans>}
        </Alert>
        <Progress
          label={t`${daysUsed} of ${plural(daysTotal, { one: '# day', other: '# days' })} used`}
          value={daysUsed}
          max={daysTotal}
          shows="above"
        />
        <p>
          <Plural value={left} one="# day remaining" other="# days remaining" />
        </p>
      </Stack>
    </Grid>
  );
}
