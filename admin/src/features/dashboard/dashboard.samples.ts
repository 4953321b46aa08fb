import type { CardPeriod } from '@embarque/design-system';

/* Figures that the API does not have yet. Texts are in the components, where they are translated. */

export type PartnerCategory = 'technology' | 'grocery' | 'fashion';
export type ViewsUnit = 'hours' | 'days' | 'weeks' | 'months';

/** A company that sells our policies and eSIMs on its pages. */
export interface Partner {
  name: string;
  email: string;
  category: PartnerCategory;
  views: number;
  /** The period of the views. */
  within: { count: number; unit: ViewsUnit };
  /** Revenue in US dollars. */
  revenue: number;
  /** The change of its sales as a fraction. */
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

/** Phone, tablet, desktop, airport kiosk and partner app, in this order. */
export const browserShares: Record<CardPeriod, readonly [number, number, number, number, number]> = {
  'last 7 days': [0.544, 0.061, 0.146, 0.042, 0.084],
  'last 28 days': [0.512, 0.074, 0.168, 0.051, 0.091],
  'last month': [0.498, 0.082, 0.181, 0.047, 0.088],
  'last year': [0.401, 0.109, 0.254, 0.038, 0.072],
};

export const guests = ['Marina Duarte', 'Noah Lindqvist', 'Amara Okafor', 'Theo Laurent', 'Yuki Tanaka'];
