import {
  Alert,
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Dialog,
  Grid,
  Inline,
  OnDemand,
  Progress,
  Stack,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDay } from '../../../i18n/format.ts';
import { money } from '../../../plans/pricing.money.ts';
import type { AccountPlan } from '@embarque/mocks/account-setting/contract';
import { useAccount } from '../useAccount.ts';

const loadUpgrade = () => import('./Upgrade.tsx');

const dayOf = (day: string) => formatDay(new Date(`${day}T12:00`));

/** ACC-09: the plan that is paid, how much of its period is used, and its end. */
export function CurrentPlanCard() {
  const { t } = useLingui();
  const { state, change } = useAccount();
  const { activeUntil, isCancelled } = state.plan;
  const [open, setOpen] = useState<'upgrade' | 'cancel' | null>(null);
  const until = dayOf(activeUntil);
  const close = () => setOpen(null);
  return (
    <Card title={t`Current plan`}>
      <Stack gap="l">
        <PlanFacts plan={state.plan} />
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
          {({ Upgrade }) => <Upgrade />}
        </OnDemand>
      </Dialog>
    </Card>
  );
}

function PlanFacts({ plan }: { plan: AccountPlan }) {
  const { t } = useLingui();
  const { title, price, daysUsed, daysTotal, activeUntil, isCancelled } = plan;
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
          <Trans>A simple start for everyone</Trans>
        </p>
        <p>
          <strong>
            <Trans>Active until {until}</Trans>
          </strong>
          <br />
          {isCancelled ? (
            <Trans>It is cancelled and ends then.</Trans>
          ) : (
            <Trans>We tell you by email before it ends.</Trans>
          )}
        </p>
        <Inline>
          <strong>
            <Trans>{monthly} per month</Trans>
          </strong>
          <Badge>
            <Trans context="plan">Popular</Trans>
          </Badge>
        </Inline>
        <p>
          <Trans>This is what your agency agreed on; list prices are under “Upgrade plan”.</Trans>
        </p>
      </Stack>
      <Stack gap="m">
        <Alert tone="warning" announced="never" title={t`We need your attention!`}>
          <Trans>Your plan needs an update before its period ends.</Trans>
        </Alert>
        <Progress label={t`${daysUsed} of ${daysTotal} days used`} value={daysUsed} max={daysTotal} shows="above" />
        <p>
          <Trans>{left} days remaining</Trans>
        </p>
      </Stack>
    </Grid>
  );
}
