import { allows, type RuleSource } from '@embarque/mocks/access';
import { Contact } from 'lucide-react';
import { clientsNamed } from '../../invoices/clients.api.ts';
import type { SearchSource } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';
import { countSales } from './customers.api.ts';

/** As many as the search shows. */
const FOUND = 4;

/** Finds customers and agencies by name and email. They have no page of their own: a hit leads to their sales or their invoices. */
export const customersSearch: SearchSource = {
  icon: Contact,
  find: async (text, signal, _, rights) => {
    const clients = (await clientsNamed(text.slice(0, 200), signal)).slice(0, FOUND);
    const seesSales = maySeeSales(rights);
    return Promise.all(
      clients.map(async ({ name, companyEmail }) => ({
        id: `${name} ${companyEmail}`,
        label: name,
        detail: companyEmail,
        href: listOf(companyEmail, seesSales && (await countSales(companyEmail, signal)) > 0),
      })),
    );
  },
};

const listOf = (email: string, hasSales: boolean) =>
  `${hasSales ? paths.sales : paths.invoiceList}?${new URLSearchParams({ q: email })}`;

const maySeeSales = (rights: readonly RuleSource[]) =>
  allows(
    rights.flatMap(({ rules }) => rules),
    { action: 'read', subject: 'Sale' },
  );
