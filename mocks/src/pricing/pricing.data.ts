import { dayFromToday } from '../lib/time/days.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import type { PricingAnswer } from './pricing.contract.ts';

/** The plans of a survey tool for travel agencies, from one person to a whole group of agencies. */
export function pricingSample(): PricingAnswer {
  return {
    current: { plan: 'basic', cycle: 'monthly' },
    usage: { used: 94, limit: 100 },
    nextBill: dayFromToday(12),
    periodLeft: 0.4,
    features: [
      { name: 'Responses a month', basic: '100', standard: 'Unlimited', enterprise: 'Unlimited' },
      { name: 'Forms and surveys', basic: 'Unlimited', standard: 'Unlimited', enterprise: 'Unlimited' },
      { name: 'Subdomains', basic: '2', standard: '10', enterprise: 'Unlimited' },
      { name: 'File storage', basic: false, standard: '1 GB', enterprise: '5 GB' },
      { name: 'Answers in spreadsheets', basic: false, standard: true, enterprise: true },
      { name: 'A thank-you page of your own', basic: false, standard: true, enterprise: true },
      { name: 'Survey links in eSIM emails', basic: true, standard: true, enterprise: true },
      { name: 'Logic jumps', basic: false, standard: false, enterprise: true },
      { name: 'Custom domain', basic: false, standard: false, enterprise: true },
      { name: 'Payments', basic: false, standard: false, enterprise: true },
    ],
    basicPlan: {
      title: 'Basic',
      img: pictureUrl('luggage', 'backpack-basic'),
      subtitle: 'Start asking your travellers',
      monthlyPrice: 0,
      yearlyPlan: { perMonth: 0, totalAnnual: 0 },
      planBenefits: [
        '100 responses a month',
        'Unlimited forms and surveys',
        'Unlimited fields',
        'Essential form builder',
        'Up to 2 subdomains',
      ],
      popular: false,
    },
    standardPlan: {
      title: 'Standard',
      img: pictureUrl('luggage', 'suitcase-standard'),
      subtitle: 'For agencies that grow',
      monthlyPrice: 49,
      yearlyPlan: { perMonth: 40, totalAnnual: 480 },
      planBenefits: [
        'Unlimited responses',
        'Unlimited forms and surveys',
        'A page for your travellers',
        'Answers in your spreadsheets',
        'A thank-you page of your own',
      ],
      popular: true,
    },
    enterprisePlan: {
      title: 'Enterprise',
      img: pictureUrl('luggage', 'set-enterprise'),
      subtitle: 'For groups of agencies',
      monthlyPrice: 99,
      yearlyPlan: { perMonth: 80, totalAnnual: 960 },
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
        question: 'What happens if I get more than 100 responses in a month?',
        ans: 'You don’t lose any. We keep further responses for you, and you see them next month or as soon as you upgrade.',
      },
      {
        question: 'Can I switch to yearly billing later?',
        ans: 'Yes. We credit the rest of your month towards the year, and you pay the lower price from that day on.',
      },
    ],
  };
}
