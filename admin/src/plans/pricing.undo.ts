import type { PricingAnswer } from '@embarque/mocks/pricing/contract';
import { i18n } from '../i18n/i18n.ts';
import type { UndoRules } from '../outbox/journal/undo.types.ts';
import { pricingCalls } from './pricing.api.ts';
import { type PlanCommand, pricingOutbox } from './pricing.outbox.ts';

/** How a change of the plan is undone from any page, as long as it is the current plan. */
export const pricingUndo: UndoRules<PricingAnswer, PlanCommand> = {
  load: (_, signal) => pricingCalls.load(i18n.locale, signal),
  apply: pricingOutbox.apply,
};
