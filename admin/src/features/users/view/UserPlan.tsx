import {
  Badge,
  Card,
  FormActions,
  Inline,
  List,
  ListItem,
  OnDemand,
  Progress,
  Stack,
  useToday,
} from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { differenceInCalendarDays, parseISO } from 'date-fns';
import { useState } from 'react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { attempts } from '../users.attempts.ts';
import { type PlanName, usePlanNames } from './user.plans.ts';
import type { UserAccess } from './useUser.ts';

const loadUpgrade = () => import('./UpgradeUserDialog.tsx');

/** The plan that the user pays for, and how far the period has gone. */
export function UserPlan({ access }: { access: UserAccess }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const names = usePlanNames();
  const limits = usePlanLimits();
  const today = useToday();
  const { plan, planPrices } = access.answer.account;
  const { name, startedOn, days } = plan;
  const used = Math.min(Math.max(differenceInCalendarDays(parseISO(today), parseISO(startedOn)), 0), days);
  const left = days - used;
  const price = name && formatMoney(planPrices[name], 'USD');

  return (
    <Card
      title={t`Current plan`}
      actions={
        <Badge tone={name ? 'primary' : 'secondary'}>
          {name ? names[name] : t({ message: 'Cancelled', context: 'plan' })}
        </Badge>
      }
    >
      <Stack gap="l">
        {name && (
          <>
            <p>
              <strong>{price}</strong> <Trans>/month</Trans>
            </p>
            <List>
              {limits[name].map((limit) => (
                <ListItem key={limit}>
                  <bdi>{limit}</bdi>
                </ListItem>
              ))}
            </List>
          </>
        )}
        <Stack gap="s">
          <Inline distribute="between">
            <strong>
              <Trans>Days</Trans>
            </strong>
            <bdi>{t`${used} of ${plural(days, { one: '# day', other: '# days' })}`}</bdi>
          </Inline>
          <Progress label={t`Days of the period`} value={used} max={days} shows="none" />
          <p>{t`${plural(left, { one: '# day remaining', other: '# days remaining' })}`}</p>
        </Stack>
        <FormActions>
          <GuardedButton attempt={attempts.edit} onClick={() => setOpen(true)}>
            <Trans>Upgrade plan</Trans>
          </GuardedButton>
        </FormActions>
      </Stack>
      {isOpen && (
        <OnDemand load={loadUpgrade} onMissing={() => setOpen(false)}>
          {({ UpgradeUserDialog }) => <UpgradeUserDialog access={access} onClose={() => setOpen(false)} />}
        </OnDemand>
      )}
    </Card>
  );
}

/** The limits of a plan, in short: the page of the plans has more. */
function usePlanLimits(): Record<PlanName, readonly string[]> {
  const { t } = useLingui();
  const unlimited = [t`Unlimited users`, t`Unlimited policies`];
  return {
    basic: [t`2 users`, t`50 policies a month`, t`Basic support`],
    standard: [t`10 users`, t`500 policies a month`, t`Basic support`],
    enterprise: [...unlimited, t`Claims desk at weekends`],
    exclusive: [...unlimited, t`Claims desk of your own`],
  };
}
