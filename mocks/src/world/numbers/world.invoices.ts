import { clients } from '../world.clients.ts';
import type { WorldAt } from '../world.types.ts';

/** The number of the first listed invoice. */
export const FIRST_INVOICE = 4987;

/** The client of each listed invoice, as the position in the world's list; `null` for one who is only known from the invoice. */
export const invoicedClients: readonly (number | null)[] = [
  ...unlisted(5),
  // Agencies among customers.
  ...[0, 1, 2, 3, 4].flatMap((agency) => [agency, agency + 6]),
  5,
  ...from(11, 31),
  ...from(36, 42),
  ...unlisted(6),
];

/** The number of the latest listed invoice of a client; `undefined` for one without. */
export function invoiceOf(world: Pick<WorldAt, 'scale' | 'seed'>, name: string): number | undefined {
  const position = clients(world).findIndex((client) => client.name === name);
  const index = position < 0 ? -1 : invoicedClients.lastIndexOf(position);
  return index < 0 ? undefined : FIRST_INVOICE + index;
}

function unlisted(count: number): null[] {
  return Array<null>(count).fill(null);
}

function from(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
