import { numberOf } from '../world.ids.ts';
import { DAY } from '../world.days.ts';

/** The colleagues who sell and handle claims, by the id of their user. */
export interface Team {
  current: readonly number[];
  /** They worked until so many days ago. */
  former: readonly number[];
}

/** Days since the former colleagues left. */
export const LEFT_DAYS_AGO = 60;

/** The id of the user who made a sale; `undefined` for a team of nobody. */
export const sellerOf = (team: Team, sale: { id: string; soldAt: string }, now: number) =>
  colleagueFor(team, numberOf(sale.id), now - Date.parse(sale.soldAt));

/** The id of the user who handles a claim. */
export const handlerOf = (team: Team, claim: { id: string; openedAt: string }, now: number) =>
  colleagueFor(team, -numberOf(claim.id), now - Date.parse(claim.openedAt));

/** Mixes the number, so that everybody has a like share. */
function colleagueFor({ current, former }: Team, number: number, age: number): number | undefined {
  const all = age > LEFT_DAYS_AGO * DAY ? [...current, ...former] : current;
  const mixed = Math.imul(number, 0x9e3779b1) >>> 0;
  return all[(mixed >>> 8) % all.length];
}
