import { emailsSample } from './email/email.data.ts';
import { invoicesSample } from './invoice/invoice.data.ts';
import { currentWorld } from './lib/sample/world.ts';
import { usersSample } from './users/users.data.ts';
import { claims, esims, policies, sales } from './world/index.ts';

/** The things of the sample data that tests and stories ask for, as they are before any request. */
const kinds = {
  sale: () => sales(currentWorld()),
  policy: () => policies(currentWorld(), sales(currentWorld())),
  esim: () => esims(currentWorld(), sales(currentWorld())),
  claim: () => claims(currentWorld(), sales(currentWorld())),
  /** People and agencies with the sales and the invoices to them, and those invoices that are not paid in full. */
  customer: customersWithWork,
  invoice: () => invoicesSample(),
  user: () => usersSample(),
  email: () => emailsSample(),
};

type Kinds = typeof kinds;
type Found<Kind extends keyof Kinds> = ReturnType<Kinds[Kind]>[number];

/**
 * Asks the sample data for what a test or story needs, so that it holds in every seed: `find('customer', ({ open }) => open.length > 1)`.
 *
 * @throws when there is none
 */
export function find<Kind extends keyof Kinds>(kind: Kind, isWanted: (one: Found<Kind>) => boolean): Found<Kind> {
  const all: readonly Found<Kind>[] = kinds[kind]();
  const found = all.find(isWanted);
  if (found === undefined) {
    throw new Error(`The world of seed ${currentWorld().seed} has no ${kind} for which ${isWanted.toString()}`);
  }
  return found;
}

function customersWithWork() {
  const bought = Map.groupBy(sales(currentWorld()), ({ customer }) => customer.name);
  const invoiced = Map.groupBy(invoicesSample(), ({ client }) => client.name);
  const names = new Set([...bought.keys(), ...invoiced.keys()]);
  return [...names].map((name) => {
    const invoices = invoiced.get(name) ?? [];
    return { name, sales: bought.get(name) ?? [], invoices, open: invoices.filter(({ balance }) => balance !== 0) };
  });
}
