import { useState } from 'react';
import type { CardPeriod } from '../period-menu/PeriodMenu.tsx';

const spans = {
  'last 7 days': 'Last 7 Days',
  'last 28 days': 'Last 28 Days',
  'last month': 'Last Month',
  'last year': 'Last Year',
} as const satisfies Record<CardPeriod, string>;

/** The chosen days for the card, and their name for the sample data. */
export function usePeriod() {
  const [period, setPeriod] = useState<CardPeriod>('last 7 days');
  const onPeriodChange = (change: { period: CardPeriod }) => setPeriod(change.period);
  return { period, span: spans[period], onPeriodChange };
}

/** Sales and visits of six months. */
export const salesAndVisits = {
  'Last 7 Days': { sales: [90, 50, 86, 40, 100, 20], visits: [70, 75, 70, 76, 20, 85] },
  'Last 28 Days': { sales: [70, 62, 80, 55, 91, 38], visits: [64, 81, 58, 72, 41, 77] },
  'Last Month': { sales: [66, 58, 92, 47, 84, 45], visits: [72, 68, 61, 83, 37, 69] },
  'Last Year': { sales: [54, 71, 63, 88, 79, 96], visits: [82, 66, 74, 59, 90, 71] },
};
