import type { CardPeriod } from '@embarque/design-system';

/* Figures that the API does not have yet. Texts are in the components, where they are translated. */

/** Phone, tablet, desktop, airport kiosk and partner app, in this order. */
export const browserShares: Record<CardPeriod, readonly [number, number, number, number, number]> = {
  'last 7 days': [0.544, 0.061, 0.146, 0.042, 0.084],
  'last 28 days': [0.512, 0.074, 0.168, 0.051, 0.091],
  'last month': [0.498, 0.082, 0.181, 0.047, 0.088],
  'last year': [0.401, 0.109, 0.254, 0.038, 0.072],
};

export const guests = ['Marina Duarte', 'Caio Brandão', 'Larissa Teixeira', 'Henrique Sampaio', 'Yasmin Farah'];
