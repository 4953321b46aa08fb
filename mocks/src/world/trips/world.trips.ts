import { createChances } from '../../lib/time/clock.ts';
import { DAY } from '../world.days.ts';
import { numberOf } from '../world.ids.ts';
import type { Sale, WorldAt } from '../world.types.ts';

/** The days that the trip of a product lasts. */
const lengths: readonly [RegExp, number][] = [
  [/multi-trip|eSIM World/, 365],
  [/6 months/, 182],
  [/7 days/, 7],
  [/Cruise|Winter/, 9],
];

/** When the trip of a sale begins and ends, in milliseconds since 1970. */
export function tripOf(
  { seed }: Pick<WorldAt, 'seed'>,
  { id, product, soldAt }: Pick<Sale, 'id' | 'product' | 'soldAt'>,
) {
  const chances = createChances(Math.imul(numberOf(id), 0x27d4eb2f) ^ Math.imul(seed + 1, 0x165667b1));
  const leavesAt = Date.parse(soldAt) + chances() * 40 * DAY;
  const days = lengths.find(([kind]) => kind.test(product))?.[1] ?? 5 + Math.floor(chances() * 16);
  return { leavesAt, returnsAt: leavesAt + days * DAY, chances };
}
