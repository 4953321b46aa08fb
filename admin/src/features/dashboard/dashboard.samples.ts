import type { CardPeriod } from '@embarque/design-system';

/* What no call answers yet. Words that people read stand where they are shown; names stay as they are. */

export type PartnerCategory = 'technology' | 'grocery' | 'fashion';
export type ViewsUnit = 'hours' | 'days' | 'weeks' | 'months';

/** A company that sells our policies and eSIMs on its pages. */
export interface Partner {
  name: string;
  email: string;
  category: PartnerCategory;
  views: number;
  /** The time that the views took. */
  within: { count: number; unit: ViewsUnit };
  /** What it brought in, in US dollars. */
  revenue: number;
  /** How its sales changed, as a share. */
  sales: number;
}

export const partners: readonly Partner[] = [
  partner('Portico Mobile', 'oi@portico.example', 'technology', 23_400, [24, 'hours'], 891.2, 0.68),
  partner('Celeiro Market', 'oi@celeiro.example', 'grocery', 78_000, [2, 'days'], 668.51, 0.97),
  partner('Linho & Vento', 'oi@linho.example', 'fashion', 162, [5, 'days'], 522.29, 0.62),
  partner('Antena Sul', 'oi@antena.example', 'technology', 214, [24, 'hours'], 291.01, 0.88),
  partner('Café do Cais', 'oi@cais.example', 'grocery', 208, [1, 'weeks'], 783.93, -0.16),
  partner('Mala Leve', 'oi@mala.example', 'fashion', 990, [1, 'months'], 780.05, 0.78),
  partner('Costura Norte', 'oi@costura.example', 'fashion', 12_900, [12, 'hours'], 531.49, -0.42),
];

function partner(
  name: string,
  email: string,
  category: PartnerCategory,
  views: number,
  [count, unit]: [number, ViewsUnit],
  revenue: number,
  sales: number,
): Partner {
  return { name, email, category, views, within: { count, unit }, revenue, sales };
}

/** What was sold by the person of the month, in US dollars. */
export const soldThisMonth = 48_900;

export const statistics = { sales: 230_000, customers: 8549, products: 1423, revenue: 9745 };

/** In US dollars, and in per cent of what it was earned with. */
export const earnings = { thisMonth: 4055.56, growth: 0.682, shares: { app: 53, service: 16, product: 31 } };

/** Of the phone's, the tablet's and the desktop's browser, of kiosks at airports, and inside the apps of partners. */
export const browserShares: Record<CardPeriod, readonly [number, number, number, number, number]> = {
  'last 7 days': [0.544, 0.061, 0.146, 0.042, 0.084],
  'last 28 days': [0.512, 0.074, 0.168, 0.051, 0.091],
  'last month': [0.498, 0.082, 0.181, 0.047, 0.088],
  'last year': [0.401, 0.109, 0.254, 0.038, 0.072],
};

export const guests = ['Marina Duarte', 'Noah Lindqvist', 'Amara Okafor', 'Theo Laurent', 'Yuki Tanaka'];
