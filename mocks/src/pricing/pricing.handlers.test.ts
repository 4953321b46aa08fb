import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { PricingAnswer } from './pricing.contract.ts';
import { pricingHandlers } from './pricing.handlers.ts';
import { pricingScenarios } from './pricing.scenarios.ts';
import { pricingAnswerSchema } from './pricing.schema.ts';

type Name = keyof typeof pricingScenarios;

const ask = (name?: Name) =>
  callsTo([...(name ? [pricingScenarios[name]] : []), ...pricingHandlers])('GET', '/pricing/data');
const pricing = async (name?: Name) => v.parse(pricingAnswerSchema, (await ask(name)).body);

/** All texts of the price list that are not numbers or sizes. */
function textsOf({ features, basicPlan, standardPlan, enterprisePlan, qandA }: PricingAnswer): string[] {
  return [
    ...features.flatMap(({ name, basic, standard, enterprise }) => [name, basic, standard, enterprise]),
    ...[basicPlan, standardPlan, enterprisePlan].flatMap(({ subtitle, planBenefits }) => [subtitle, ...planBenefits]),
    ...qandA.flatMap(({ question, ans }) => [question, ans]),
  ].filter((text): text is string => typeof text === 'string' && !/^\d+( GB)?$/.test(text));
}

describe('GET /pricing/data (SPEC-7.18-a)', () => {
  it('asks 0, 49 and 99 a month (SPEC-9.12-a, SPEC-9.12-b, SPEC-9.12-c)', async () => {
    const { basicPlan, standardPlan, enterprisePlan } = await pricing();

    expect([basicPlan, standardPlan, enterprisePlan].map(({ title, monthlyPrice }) => [title, monthlyPrice])).toEqual([
      ['Basic', 0],
      ['Standard', 49],
      ['Enterprise', 99],
    ]);
  });

  it('asks nothing, 480 and 960 a year, which is twelve times what a month comes to (SPEC-9.12-b, SPEC-9.12-c)', async () => {
    const { basicPlan, standardPlan, enterprisePlan } = await pricing();

    expect(basicPlan.yearlyPlan).toEqual({ perMonth: 0, totalAnnual: 0 });
    expect(standardPlan.yearlyPlan).toEqual({ perMonth: 40, totalAnnual: 480 });
    expect(enterprisePlan.yearlyPlan).toEqual({ perMonth: 80, totalAnnual: 960 });
  });

  it('calls only the standard plan popular (SPEC-9.12-b)', async () => {
    const { basicPlan, standardPlan, enterprisePlan } = await pricing();

    expect([basicPlan.popular, standardPlan.popular, enterprisePlan.popular]).toEqual([false, true, false]);
  });

  it('promises what the plans promise (SPEC-9.12-a, SPEC-9.12-b, SPEC-9.12-c)', async () => {
    const { basicPlan, standardPlan, enterprisePlan } = await pricing();

    expect(basicPlan.planBenefits).toEqual(expect.arrayContaining(['100 responses a month', 'Up to 2 subdomains']));
    expect(standardPlan.planBenefits).toContain('Unlimited responses');
    expect(enterprisePlan.planBenefits).toEqual([
      'Payments through a payment provider',
      'Logic jumps',
      '5GB file upload storage',
      'Custom domain',
      'Card payment provider integration',
    ]);
  });

  it('is on the plan that was changed to last', async () => {
    resetSampleData();
    const call = callsTo(pricingHandlers);
    const change = { plan: 'standard', cycle: 'yearly' };
    expect((await call('POST', '/pricing/plan', change)).body).toEqual(change);
    expect((await call('POST', '/pricing/plan', { plan: 'gold' })).status).toBe(400);
    expect((await pricing()).current).toEqual(change);
    resetSampleData();
    expect((await pricing()).current).toEqual({ plan: 'basic', cycle: 'monthly' });
  });

  it('has every text in Portuguese, but for numbers', async () => {
    const [english, portuguese] = [
      await pricing(),
      (await callsTo(pricingHandlers)('GET', '/pricing/data?language=pt-BR')).body,
    ];
    const translated = textsOf(v.parse(pricingAnswerSchema, portuguese));

    expect(textsOf(english).filter((text, index) => translated[index] === text)).toEqual([]);
  });

  it('answers three questions', async () => {
    expect((await pricing()).qandA).toHaveLength(3);
  });
});

describe('a scenario of the plans', () => {
  it.each<[Name, number]>([
    ['refused', 403],
    ['unauthorised', 401],
    ['failed', 500],
  ])('%s answers with %d and a message', async (name, expected) => {
    const { status, body } = await ask(name);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it('noQuestions keeps the plans', async () => {
    expect(await pricing('noQuestions')).toEqual({ ...(await pricing()), qandA: [] });
  });

  it('veryLongTexts keeps the prices', async () => {
    const { standardPlan } = await pricing('veryLongTexts');

    expect(standardPlan.monthlyPrice).toBe(49);
    expect(standardPlan.planBenefits[0]?.length).toBeGreaterThan(100);
  });
});
