import { currentWorld } from '../lib/sample/world.ts';
import { salesApi } from '../sales-api/sales-api.handlers.ts';
import { claims, departuresWithoutEsim, tripOf } from '../world/index.ts';
import type { ClaimAnswer, WorkdayAnswer } from './workday.contract.ts';

/** The work that waits at this moment. */
export function workdaySample(): WorkdayAnswer {
  const world = currentWorld();
  const all = salesApi.sales;
  return {
    departures: departuresWithoutEsim(world, all).map((sale) => ({
      saleId: sale.id,
      customer: sale.customer.name,
      product: sale.product,
      leavesAt: new Date(Math.floor(tripOf(world, sale).leavesAt)).toISOString(),
    })),
    claims: claims(world, all)
      .filter(({ closedAt }) => closedAt === null)
      .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
      .map(({ id, saleId, customer, kind, claimed, dueOn }) => ({
        id,
        saleId,
        customer: customer.name,
        kind,
        ...claimed,
        dueOn,
      })),
  };
}

/** The claim of a number; `undefined` when there is none. */
export function claimSample(id: string): ClaimAnswer | undefined {
  const world = currentWorld();
  const claim = claims(world, salesApi.sales).find((each) => each.id === id);
  if (!claim) return undefined;
  const { saleId, customer, kind, status, claimed } = claim;
  return { id, saleId, customer: customer.name, kind, status, ...claimed };
}
