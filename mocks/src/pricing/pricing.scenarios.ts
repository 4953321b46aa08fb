import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { PricingAnswer, PricingPlan } from './pricing.contract.ts';
import { pricingSample } from './pricing.data.ts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const pricingScenarios = {
  /** There are no questions about the plans yet. */
  noQuestions: http.get('/pricing/data', () => HttpResponse.json<PricingAnswer>({ ...pricingSample(), qandA: [] })),
  /** The person has the dearest plan, so that every other is less. */
  onEnterprise: http.get('/pricing/data', () =>
    HttpResponse.json<PricingAnswer>({ ...pricingSample(), current: { plan: 'enterprise', cycle: 'monthly' } }),
  ),
  /** A change of the plan is refused. */
  changeRefused: http.post('/pricing/plan', refused),
  /** The plans never arrive. */
  stillLoading: http.get('/pricing/data', stillWaiting),
  /** The plans arrive after two seconds. */
  slow: http.get('/pricing/data', slowly),
  /** The person may not see the plans. */
  refused: http.get('/pricing/data', refused),
  /** The person is not signed in any more. */
  unauthorised: http.get('/pricing/data', unauthorised),
  /** The plans fail inside the server. */
  failed: http.get('/pricing/data', failed),
  /** Benefits, questions and answers far longer than a line. */
  veryLongTexts: http.get('/pricing/data', () => HttpResponse.json<PricingAnswer>(longTextPricing())),
};

function longTextPricing(): PricingAnswer {
  const { basicPlan, standardPlan, enterprisePlan, qandA, ...rest } = pricingSample();
  return {
    ...rest,
    basicPlan: longTextPlan(basicPlan),
    standardPlan: longTextPlan(standardPlan),
    enterprisePlan: longTextPlan(enterprisePlan),
    qandA: qandA.map(({ question, ans }) => ({ question: longText(question), ans: longText(ans) })),
  };
}

function longTextPlan(plan: PricingPlan): PricingPlan {
  return { ...plan, subtitle: longText(plan.subtitle), planBenefits: plan.planBenefits.map(longText) };
}
