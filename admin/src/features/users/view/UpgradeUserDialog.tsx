import { Button, Dialog, FormActions, Select, Stack, useConfirm, useToday } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '../../../i18n/format.ts';
import { PLAN_NAMES, type PlanName, usePlanNames } from './user.plans.ts';
import type { UserAccess } from './useUser.ts';

export interface UpgradeUserDialogProps {
  access: UserAccess;
  onClose: () => void;
}

/** Chooses another plan for the user, or cancels the subscription after a question. */
export function UpgradeUserDialog({ access, onClose }: UpgradeUserDialogProps) {
  const { t } = useLingui();
  const names = usePlanNames();
  const today = useToday();
  const { ask, dialog } = useConfirm();
  const { plan, planPrices } = access.answer.account;
  const [chosen, choose] = useState<PlanName>(plan.name ?? 'standard');
  const name = access.answer.user.fullName;
  const price = plan.name && formatMoney(planPrices[plan.name], 'USD');

  const upgrade = () => {
    if (chosen !== plan.name) access.change('plan', { plan: { name: chosen, startedOn: today, days: 30 } });
    onClose();
  };
  const cancel = async () => {
    const isSure = await ask({
      title: t`Cancel the subscription of ${name}?`,
      children: t`The plan ends at once.`,
      confirmLabel: t`Yes, cancel`,
      cancelLabel: t`Keep the plan`,
      tone: 'danger',
    });
    if (!isSure) return;
    access.change('plan', { plan: { ...plan, name: null } });
    onClose();
  };

  return (
    <>
      <Dialog isOpen size="small" title={t`Upgrade plan`} onClose={onClose}>
        <Stack gap="l">
          <Select
            label={t`Choose a plan`}
            options={PLAN_NAMES.map((value) => ({
              value,
              label: t`${names[value]}: ${formatMoney(planPrices[value], 'USD')}/month`,
            }))}
            value={chosen}
            onChange={({ value }) => choose(value)}
          />
          <Button onClick={upgrade}>
            <Trans context="plan">Upgrade</Trans>
          </Button>
          <p>
            {plan.name ? (
              <Trans>
                The current plan is {names[plan.name]} for {price} a month.
              </Trans>
            ) : (
              <Trans>There is no plan at the moment.</Trans>
            )}
          </p>
          {plan.name && (
            <FormActions>
              <Button variant="outline" tone="danger" onClick={() => void cancel()}>
                <Trans>Cancel subscription</Trans>
              </Button>
            </FormActions>
          )}
        </Stack>
      </Dialog>
      {dialog}
    </>
  );
}
