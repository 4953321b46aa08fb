import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '../../theme/tones.ts';

export interface SampleSale {
  id: string;
  customer: string;
  product: MessageDescriptor;
  soldAt: string;
  amount: number;
  state: SampleState;
}

export type SampleState = 'issued' | 'active' | 'cancelled' | 'refunded';

export const states: Record<SampleState, [tone: Tone, label: MessageDescriptor]> = {
  issued: ['info', msg({ message: 'Issued', context: 'sale' })],
  active: ['success', msg({ message: 'Active', context: 'sale' })],
  cancelled: ['danger', msg({ message: 'Cancelled', context: 'sale' })],
  refunded: ['warning', msg({ message: 'Refunded', context: 'sale' })],
};

const annual = msg`Annual multi-trip insurance`;
const family = msg`Family trip insurance`;
const europe = msg`eSIM Europe 10 GB`;
const japan = msg`eSIM Japan 5 GB`;

/** Sales for the examples. */
export const sampleSales: SampleSale[] = [
  sale('S-5089', 'Jordan Stevenson', annual, '2026-11-13', 3077, 'issued'),
  sale('S-5041', 'Tatiane Rocha', europe, '2026-11-11', 289.9, 'active'),
  sale('S-5027', 'Ahmed Osman', family, '2026-11-09', 2060, 'refunded'),
  sale('S-5024', 'Lívia Prado', japan, '2026-11-06', 172.5, 'cancelled'),
  sale('S-5019', 'Beatriz Fonseca', annual, '2026-11-05', 2890, 'active'),
];

function sale(...[id, customer, product, soldAt, amount, state]: SaleValues): SampleSale {
  return { id, customer, product, soldAt, amount, state };
}

type SaleValues = [
  id: string,
  customer: string,
  product: MessageDescriptor,
  soldAt: string,
  amount: number,
  state: SampleState,
];
