import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { applyAll } from '../outbox/outbox.core.ts';
import type { Entry } from '../outbox/outbox.types.ts';
import { useFeatureOutbox, useSettled } from '../outbox/react/useFeatureOutbox.ts';
import { useQuery } from '../query/useQuery.ts';
import { pricingCalls } from './pricing.api.ts';
import { type NamedPlan, namedPlan } from './pricing.offer.ts';
import { type PlanCommand, pricingOutbox } from './pricing.outbox.ts';

/** The plans, with changes of the current one that the server has not confirmed on top. */
export function usePlan() {
  const { i18n } = useLingui();
  const flushed = useSettled(pricingOutbox.name);
  const result = useQuery(async (language: string, signal) => {
    await flushed();
    return pricingCalls.load(language, signal);
  }, i18n.locale);
  const [pending, setPending] = useState<readonly Entry<PlanCommand>[]>([]);
  const [confirmed, setConfirmed] = useState<NamedPlan | null>(null);
  const loaded = result.data && (confirmed ?? namedPlan(result.data));
  const current = loaded && applyAll(pricingOutbox, loaded, pending);

  const { give } = useFeatureOutbox<NamedPlan, PlanCommand, null>(pricingOutbox, {
    confirmed: () => loaded,
    onChange: ({ entries, change }) => {
      setPending(entries);
      if (change?.type === 'confirmed') setConfirmed(change.entry.command);
    },
  });

  const data = result.data &&
    current && {
      ...result.data,
      current: { plan: current.plan, cycle: current.cycle },
    };
  return {
    result: { ...result, data },
    change: (command: PlanCommand) => {
      // A second press changes nothing more.
      if (current && pricingOutbox.apply(current, command) !== current) give({ command, state: current });
    },
  };
}
