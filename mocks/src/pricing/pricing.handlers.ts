import { HttpResponse, http } from 'msw/http';
import { readBody } from '../lib/http/answers.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type { CurrentPlan, PlanChange, PricingAnswer } from './pricing.contract.ts';
import { inPortuguese } from './pricing-portuguese.data.ts';
import { pricingSample } from './pricing.data.ts';
import { planChangeSchema } from './pricing.schema.ts';

const store = sampleStore<{ current: CurrentPlan }>(() => ({ current: pricingSample().current }), { keptAs: 'plan' });

const answer = (): PricingAnswer => {
  const sample = pricingSample();
  const { current } = store.data;
  return { ...sample, current, usage: { ...sample.usage, limit: current.plan === 'basic' ? 100 : null } };
};

export const pricingHandlers = [
  http.get('/pricing/data', ({ request }) => {
    const language = new URL(request.url).searchParams.get('language');
    return HttpResponse.json<PricingAnswer>(language === 'pt-BR' ? inPortuguese(answer()) : answer());
  }),

  http.post('/pricing/plan', async ({ request }) => {
    store.data.current = await readBody(request, planChangeSchema);
    return HttpResponse.json<PlanChange>(store.data.current);
  }),
];
