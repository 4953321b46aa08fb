import type { PricingAnswer } from '@embarque/mocks/pricing/contract';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { OutboxFeature } from '../outbox/outbox.types.ts';
import { paths } from '../paths.ts';
import { currentPlanSchema, pricingCalls } from './pricing.api.ts';
import { namedPlan, type NamedPlan } from './pricing.offer.ts';

/** A plan to change to, with its name for messages. */
export type PlanCommand = NamedPlan;

const commandSchema: v.GenericSchema<unknown, PlanCommand> = v.intersect([
  currentPlanSchema,
  v.object({ title: v.string() }),
]);

/** Changes the plan. A change costs money, so that it is held until its undo has expired; another one leads back later. */
export const pricingOutbox: OutboxFeature<PricingAnswer, PlanCommand, null> = {
  name: 'pricing',
  schema: commandSchema,
  apply: (answer, { plan, cycle }) =>
    answer.current.plan === plan && answer.current.cycle === cycle ? answer : { ...answer, current: { plan, cycle } },
  inverse: namedPlan,
  describe: (_, { title }) => ({
    done: msg`Plan changed to ${title}`,
    refused: msg`Couldn't change your plan to ${title}. Nothing was charged.`,
    href: paths.pricing,
  }),
  subjects: () => ['plan'],
  isHeld: () => true,
  isFinal: () => false,
  send: async ({ plan, cycle }) => {
    await pricingCalls.change({ plan, cycle });
    return null;
  },
};
