import { createChances, pick } from '../../lib/time/clock.ts';
import { DAY } from '../world.days.ts';
import { numberOf } from '../world.ids.ts';
import { tripOf } from './world.trips.ts';
import type { Customer, MoneySum, Sale, WorldAt } from '../world.types.ts';

type ClaimKind = 'luggage' | 'delay' | 'medical' | 'cancellation';
type ClaimStatus = 'waiting' | 'in review' | 'paid' | 'declined';

export interface Claim {
  /** `C-` and the number of the sale. */
  id: string;
  policyId: string;
  saleId: string;
  customer: Customer;
  kind: ClaimKind;
  status: ClaimStatus;
  claimed: MoneySum;
  /** ISO 8601 in UTC. */
  openedAt: string;
  /** When it was paid or declined: ISO 8601 in UTC; `null` until then. */
  closedAt: string | null;
  /** The day by which it must be decided, such as `2030-06-15`. */
  dueOn: string;
}

/** The share of policies that have a claim. */
const CLAIMED = 0.15;

/** Days within which the law wants a decision. */
const DAYS_TO_DECIDE = 30;

/** At first a claim waits for somebody to take it. */
const WAITS = 2 * DAY;

const kinds: readonly [ClaimKind, ...ClaimKind[]] = ['luggage', 'delay', 'delay', 'medical', 'cancellation'];

/** The claims that were opened by now, in the order of their sales. */
export function claims(world: WorldAt, sales: readonly Sale[]): Claim[] {
  return sales.flatMap((sale) => claimOf(world, sale) ?? []);
}

function claimOf(world: WorldAt, sale: Sale): Claim | null {
  const number = numberOf(sale.id);
  const chances = createChances(Math.imul(number, 0x9e3779b1) ^ Math.imul(world.seed + 1, 0x85ebca6b));
  const isClaimed = sale.kind === 'insurance' && chances() < CLAIMED;
  if (!isClaimed || sale.status !== 'active') return null;
  const { leavesAt, returnsAt } = tripOf(world, sale);
  const during = Math.min(returnsAt - leavesAt, 20 * DAY);
  const openedAt = Math.floor(leavesAt + chances() * during + DAY / 2);
  if (openedAt > world.now) return null;
  const closedAt = Math.floor(openedAt + WAITS + chances() * (DAYS_TO_DECIDE - 4) * DAY);
  const isClosed = closedAt <= world.now;
  const open = openedAt + WAITS > world.now ? 'waiting' : 'in review';
  return {
    id: `C-${number}`,
    policyId: `P-${number}`,
    saleId: sale.id,
    customer: sale.customer,
    kind: pick(kinds, chances),
    status: isClosed ? (chances() < 0.8 ? 'paid' : 'declined') : open,
    claimed: { currency: sale.currency, amount: Math.round(sale.amount * (0.5 + chances() * 5) * 100) / 100 },
    openedAt: new Date(openedAt).toISOString(),
    closedAt: isClosed ? new Date(closedAt).toISOString() : null,
    dueOn: new Date(openedAt + DAYS_TO_DECIDE * DAY).toISOString().slice(0, 10),
  };
}
