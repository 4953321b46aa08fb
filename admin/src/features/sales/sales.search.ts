import { WalletCards } from 'lucide-react';
import type { SearchSource } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';
import { salesCalls } from './server/sales.api.ts';

/** Finds sales by number, customer and product. */
export const salesSearch: SearchSource = {
  icon: WalletCards,
  find: async (text, signal) => {
    const { sales } = await salesCalls.list({ q: text.slice(0, 200), page: 1, perPage: 4 }, signal);
    return sales.map(({ id, customer, product }) => ({
      id,
      label: `${id} · ${customer.name}`,
      detail: product,
      href: `${paths.sales}?${new URLSearchParams({ sale: id })}`,
    }));
  },
};
