import { expect, it } from 'vitest';
import { kindOf } from './product-kind.ts';

const products = [
  { name: 'Cruise cover', kind: 'insurance' },
  { name: 'Roaming Peru', kind: 'esim' },
] as const;

it.each([
  ['Roaming Peru', products, 'esim'],
  [' Cruise cover ', products, 'insurance'],
  ['eSIM Peru 5 GB', products, 'esim'],
  ['e-SIM Peru', null, 'esim'],
  ['Insurance with eSIM', products, undefined],
  ['', null, undefined],
])('of “%s” is known by the list, else by the first word', (name, list, kind) => {
  expect(kindOf(name, list)).toBe(kind);
});
