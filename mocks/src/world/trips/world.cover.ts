import { DAY } from '../world.days.ts';
import { numberOf } from '../world.ids.ts';
import { tripOf } from './world.trips.ts';
import type { Customer, Sale, WorldAt } from '../world.types.ts';

/** A policy or an eSIM for a trip. */
interface Cover {
  /** `P-` for a policy or `E-` for an eSIM, and the number of its sale. */
  id: string;
  saleId: string;
  product: string;
  customer: Customer;
  /** The first and the last day of the trip, such as `2030-06-15`. */
  startsOn: string;
  endsOn: string;
}

interface Policy extends Cover {
  status: 'planned' | 'running' | 'ended' | 'cancelled';
}

interface Esim extends Cover {
  status: 'waiting' | 'active' | 'used' | 'cancelled';
  /** When the traveller switched it on: ISO 8601 in UTC; `null` until then. */
  activatedAt: string | null;
  /** Stands in its QR code. */
  activationCode: string;
}

/** Most people switch their eSIM on before they leave, or as soon as they arrive. */
const SWITCHED_ON = 0.9;

const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const isOff = ({ status }: Sale) => status === 'cancelled' || status === 'refunded';

/** The policies of some sales, in their order. */
export function policies(world: WorldAt, sales: readonly Sale[]): Policy[] {
  return sales
    .filter(({ kind }) => kind === 'insurance')
    .map((sale): Policy => {
      const { leavesAt, returnsAt } = tripOf(world, sale);
      const running = leavesAt > world.now ? 'planned' : returnsAt > world.now ? 'running' : 'ended';
      return { ...coverOf(sale, 'P', leavesAt, returnsAt), status: isOff(sale) ? 'cancelled' : running };
    });
}

/** The eSIMs of some sales, in their order. */
export function esims(world: WorldAt, sales: readonly Sale[]): Esim[] {
  return sales
    .filter(({ kind }) => kind === 'esim')
    .map((sale): Esim => {
      const { leavesAt, returnsAt, chances } = tripOf(world, sale);
      const soldAt = Date.parse(sale.soldAt);
      const isSwitchedOn = chances() < SWITCHED_ON;
      const at = Math.max(soldAt, leavesAt + (chances() - 0.4) * 0.8 * DAY);
      const isActive = !isOff(sale) && isSwitchedOn && at <= world.now;
      const used = returnsAt > world.now ? 'active' : 'used';
      const status = isOff(sale) ? 'cancelled' : isActive ? used : 'waiting';
      return {
        ...coverOf(sale, 'E', leavesAt, returnsAt),
        status,
        activatedAt: isActive ? new Date(Math.floor(at)).toISOString() : null,
        activationCode: `LPA:1$esim.example$${(numberOf(sale.id) * 7_368_787).toString(36).toUpperCase()}`,
      };
    });
}

function coverOf({ id, product, customer }: Sale, letter: string, leavesAt: number, returnsAt: number): Cover {
  return {
    id: `${letter}-${id.slice(2)}`,
    saleId: id,
    product,
    customer,
    startsOn: dayAt(leavesAt),
    endsOn: dayAt(returnsAt),
  };
}

/** Sales whose trip begins within a time from now, the first to leave first. */
export function departures(world: WorldAt, sales: readonly Sale[], within = DAY): Sale[] {
  const leavesAt = (sale: Sale) => tripOf(world, sale).leavesAt;
  return sales
    .filter((sale) => !isOff(sale) && leavesAt(sale) > world.now && leavesAt(sale) <= world.now + within)
    .toSorted((a, b) => leavesAt(a) - leavesAt(b));
}

/** The departures whose customer has no eSIM that works. */
export function departuresWithoutEsim(world: WorldAt, sales: readonly Sale[], within = DAY): Sale[] {
  const connected = new Set(
    esims(world, sales)
      .filter(({ status }) => status === 'active')
      .map(({ customer }) => customer.email),
  );
  return departures(world, sales, within).filter(({ customer }) => !connected.has(customer.email));
}
