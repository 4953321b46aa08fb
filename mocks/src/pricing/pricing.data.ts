import { dayFromToday } from '../lib/time/days.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { type Plan, plans, subscription } from '../world/index.ts';
import type { PlanId, PricingAnswer, PricingFeature } from './pricing.contract.ts';

/** The plans that agencies sell with, from one person to a whole group of agencies. */
export function pricingSample(): PricingAnswer {
  return {
    current: { plan: 'basic', cycle: 'monthly' },
    usage: { used: 94, limit: 100 },
    nextBill: dayFromToday(daysTotal - daysUsed),
    periodLeft: 1 - daysUsed / daysTotal,
    features: [
      limit('Policies a month', 'policiesAMonth'),
      { name: 'Responses of the claims desk a month', basic: '100', standard: UNLIMITED, enterprise: UNLIMITED },
      { name: 'eSIMs in stock', basic: '20', standard: '500', enterprise: UNLIMITED },
      limit('Seats', 'seats'),
      { name: 'Subdomains for your shop', basic: '2', standard: '10', enterprise: UNLIMITED },
      { name: 'Storage for claim documents', basic: false, standard: '1 GB', enterprise: '5 GB' },
      { name: 'Claims desk at weekends', basic: false, standard: true, enterprise: true },
      { name: 'Sales as spreadsheets', basic: false, standard: true, enterprise: true },
      { name: 'QR codes in eSIM emails', basic: true, standard: true, enterprise: true },
      { name: 'Logic jumps in claim forms', basic: false, standard: false, enterprise: true },
      { name: 'Custom domain', basic: false, standard: false, enterprise: true },
      { name: 'Payments', basic: false, standard: false, enterprise: true },
    ],
    basicPlan: {
      ...priceOf('basic'),
      img: pictureUrl('luggage', 'backpack-basic'),
      subtitle: 'Start selling to your travellers',
      planBenefits: [
        '100 responses a month',
        'Up to 2 subdomains',
        '50 policies a month',
        '20 eSIMs in stock',
        '2 seats',
      ],
      popular: false,
    },
    standardPlan: {
      ...priceOf('standard'),
      img: pictureUrl('luggage', 'suitcase-standard'),
      subtitle: 'For agencies that grow',
      planBenefits: [
        'Unlimited responses',
        '500 policies a month',
        '500 eSIMs in stock',
        '10 seats',
        'Claims desk at weekends',
      ],
      popular: true,
    },
    enterprisePlan: {
      ...priceOf('enterprise'),
      img: pictureUrl('luggage', 'set-enterprise'),
      subtitle: 'For groups of agencies',
      planBenefits: [
        'Payments through a payment provider',
        'Logic jumps',
        '5GB file upload storage',
        'Custom domain',
        'Card payment provider integration',
      ],
      popular: false,
    },
    qandA: [
      {
        question: 'Does my plan renew automatically?',
        ans: 'Yes, until you cancel it. You can cancel at any time and keep your plan until the end of the month or year you paid for.',
      },
      {
        question: 'What happens if I sell more than 50 policies in a month?',
        ans: 'You lose no sale. Policies beyond the 50 are issued as well, and we suggest the plan that fits. Large agencies can agree on the Exclusive plan with us.',
      },
      {
        question: 'Can I switch to yearly billing later?',
        ans: 'Yes. We credit the rest of your month towards the year, and you pay the lower price from that day on.',
      },
    ],
  };
}

const { daysUsed, daysTotal } = subscription;

const UNLIMITED = 'Unlimited';

const priceOf = (id: PlanId) => {
  const { title, monthlyPrice, yearlyPlan } = plans[id];
  return { title, monthlyPrice, yearlyPlan };
};

function limit(name: string, of: keyof Pick<Plan, 'seats' | 'policiesAMonth'>): PricingFeature {
  const valueOf = (id: PlanId) => String(plans[id][of] ?? UNLIMITED);
  return { name, basic: valueOf('basic'), standard: valueOf('standard'), enterprise: valueOf('enterprise') };
}
