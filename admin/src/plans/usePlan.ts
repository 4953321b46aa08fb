import { useLingui } from '@lingui/react';
import { useOutboxData } from '../outbox/react/useOutboxData.ts';
import { pricingCalls } from './pricing.api.ts';
import { type PlanCommand, pricingOutbox } from './pricing.outbox.ts';

/** The plans, with changes of the current one that the server has not confirmed on top. */
export function usePlan() {
  const { i18n } = useLingui();
  const load = (language: string, signal: AbortSignal) => pricingCalls.load(language, signal);
  const { data, result, give } = useOutboxData(pricingOutbox, load, i18n.locale);
  return {
    result,
    change: (command: PlanCommand) => {
      // A second press changes nothing more.
      if (data && pricingOutbox.apply(data, command) !== data) give({ command, state: data });
    },
  };
}
