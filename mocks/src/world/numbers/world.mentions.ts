import { claims } from '../trips/world.claims.ts';
import { sales } from '../world.sales.ts';
import type { Sale, SaleKind, WorldAt } from '../world.types.ts';
import { invoiceOf } from './world.invoices.ts';

/** A place for a number of a person, such as `{sale:Kenji Watanabe}`. */
const slots = /\{(?<kind>sale|policy|esim|claim|invoice):(?<name>[^}]+)\}/g;

/**
 * Writes the world's numbers into the texts of mails, chats and tasks: the latest of the person. A person without a claim has a
 * policy; one without a policy has another sale.
 */
export function withNumbers(world: WorldAt): (text: string) => string {
  const byName = Map.groupBy(sales(world), ({ customer }) => customer.name);
  const latest = (letter: string, kind: SaleKind, own: readonly Sale[]) => {
    const sale = own.findLast((each) => each.kind === kind);
    return sale ? `${letter}-${sale.id.slice(2)}` : (own.at(-1)?.id ?? '');
  };
  const numberOf: Record<string, (name: string, own: readonly Sale[]) => string> = {
    sale: (_, own) => own.at(-1)?.id ?? '',
    policy: (_, own) => latest('P', 'insurance', own),
    esim: (_, own) => latest('E', 'esim', own),
    claim: (_, own) => claims(world, own).at(-1)?.id ?? latest('P', 'insurance', own),
    invoice: (name) => `#${invoiceOf(world, name) ?? ''}`,
  };
  return (text) =>
    text.replaceAll(slots, (_, kind: string, name: string) => numberOf[kind]?.(name, byName.get(name) ?? []) ?? '');
}
