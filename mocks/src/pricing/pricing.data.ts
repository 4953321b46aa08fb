import { pictureUrl } from '../pictures/pictures.ts';
import type { PricingAnswer } from './pricing.contract.ts';

/** The plans of a survey tool for travel agencies, from one person to a whole group of agencies. */
export function pricingSample(): PricingAnswer {
  return {
    basicPlan: {
      title: 'Basic',
      img: pictureUrl('luggage', 'backpack-basic'),
      subtitle: 'A first survey for everybody',
      monthlyPrice: 0,
      yearlyPlan: { perMonth: 0, totalAnnual: 0 },
      planBenefits: [
        '100 responses a month',
        'Unlimited forms and surveys',
        'Unlimited fields',
        'Basic tools to build a form',
        'Up to 2 subdomains',
      ],
      popular: false,
    },
    standardPlan: {
      title: 'Standard',
      img: pictureUrl('luggage', 'suitcase-standard'),
      subtitle: 'For agencies with a desk of their own',
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
        question: 'Does a plan end by itself?',
        ans: 'No, it goes on until you cancel it. You can do that at any time; it then ends with the month or year that is paid.',
      },
      {
        question: 'What happens when a month brings more than 100 responses?',
        ans: 'Nothing is lost. Further responses wait, and you see them in the next month or as soon as you upgrade.',
      },
      {
        question: 'Can I change from months to years later?',
        ans: 'Yes. The rest of the month counts towards the year, and the price per month falls from that day on.',
      },
    ],
  };
}
