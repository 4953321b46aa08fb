import { createChances } from '../lib/time/clock.ts';
import type { WorldAt } from './world.types.ts';

export const DAY = 86_400_000;

/** The first day on which something was sold, in days since 1970. */
const OPENED = Date.UTC(2015, 0, 1) / DAY;

/** Sales a day in 2027, on an average day. */
const USUAL_SALES = 3.6;
const GROWTH_A_YEAR = 1.15;

/** How good the middle of each month is: people travel in January, July and December. */
const seasons = [1.12, 0.86, 0.84, 0.9, 0.93, 1.08, 1.3, 0.92, 0.84, 0.9, 1.02, 1.32];

/** From Sunday to Saturday. */
const weekdays = [0.55, 1.15, 1.1, 1.1, 1.15, 1.25, 0.7];

/** The sales of one day. */
export interface SalesDay {
  /** In days since 1970, in UTC. */
  day: number;
  /** How many sales there were on all days before. */
  before: number;
  count: number;
}

/**
 * The days from one to another, with how much is sold on each. A day follows from the seed and its date alone, so that each new
 * day adds its sales and takes none back. What remains of a sale at the end of a day is carried to the next.
 */
export function salesDays({ seed, scale }: Pick<WorldAt, 'seed' | 'scale'>, from: number, to: number): SalesDay[] {
  const days: SalesDay[] = [];
  const chances = createChances(Math.imul(seed + 1, 0x9e3779b1));
  let sold = 0;
  for (let day = OPENED; day <= to; day += 1) {
    const before = Math.floor(sold);
    sold += scale * volumeOf(day) * (0.75 + 0.5 * chances());
    if (day >= from) days.push({ day, before, count: Math.floor(sold) - before });
  }
  return days;
}

function volumeOf(day: number): number {
  const years = (day - Date.UTC(2027, 0, 1) / DAY) / 365.25;
  return USUAL_SALES * GROWTH_A_YEAR ** years * seasonOf(day) * (weekdays[(day + 4) % 7] ?? 1);
}

function seasonOf(day: number): number {
  const date = new Date(day * DAY);
  const month = date.getUTCMonth() + (date.getUTCDate() - 15) / 30.5 + 12;
  const [earlier, share] = [Math.floor(month), month % 1];
  return (seasons[earlier % 12] ?? 1) * (1 - share) + (seasons[(earlier + 1) % 12] ?? 1) * share;
}
