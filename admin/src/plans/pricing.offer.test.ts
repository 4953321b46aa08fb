import { pricingSample } from '@embarque/mocks/pricing/data';
import { describe, expect, it } from 'vitest';
import { bestSaving, dueToday, fittingPlan, lostBy, offerOf, stepTo } from './pricing.offer.ts';

const answer = pricingSample();
const standard = offerOf(answer, { plan: 'standard', cycle: 'yearly' });

describe('a yearly offer', () => {
  it('costs twelve times its price a month, and saves in money and per cent (XF-09)', () => {
    const enterprise = offerOf(answer, { plan: 'enterprise', cycle: 'yearly' });
    expect([standard, enterprise].map(({ perCycle, saving }) => ({ perCycle, ...saving }))).toEqual([
      { perCycle: 480, amount: 108, percent: 18 },
      { perCycle: 960, amount: 228, percent: 19 },
    ]);
    expect(standard.perMonth * 12).toBe(standard.perCycle);
    expect(bestSaving(answer)).toBe(19);
    expect(offerOf(answer, { plan: 'basic', cycle: 'yearly' }).saving).toEqual({ amount: 0, percent: 0 });
  });

  it('is paid without what is left of the period', () => {
    const monthly = { ...answer, periodLeft: 0.4, current: { plan: 'standard', cycle: 'monthly' } as const };
    expect(dueToday(monthly, standard)).toEqual({ credit: 19.6, due: 460.4 });
    expect(dueToday(answer, standard)).toEqual({ credit: 0, due: 480 });
  });
});

it('the current plan is that of its own cycle', () => {
  expect(stepTo(answer.current, offerOf(answer, answer.current))).toBe('current');
  expect(stepTo(answer.current, offerOf(answer, { plan: 'basic', cycle: 'yearly' }))).toBe('change cycle');
  expect(stepTo(answer.current, standard)).toBe('upgrade');
  expect(stepTo({ plan: 'enterprise', cycle: 'yearly' }, standard)).toBe('downgrade');
});

it('a downgrade loses what only the current plan has', () => {
  const enterprise = { ...answer, current: { plan: 'enterprise', cycle: 'monthly' } as const };
  expect(lostBy(enterprise, 'standard')).toEqual(['Logic jumps in claim forms', 'Custom domain', 'Payments']);
  expect(lostBy(answer, 'standard')).toEqual([]);
});

it('a plan that is nearly used up does not fit any more', () => {
  expect(fittingPlan(answer)).toBe('standard');
  expect(fittingPlan({ ...answer, usage: { used: 40, limit: 100 } })).toBe('basic');
});
