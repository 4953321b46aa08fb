import { ReceiptText } from 'lucide-react';
import { formatMoney } from '../../i18n/format.ts';
import { listInvoices } from '../../invoices/invoice-list.api.ts';
import type { SearchSource } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

/** Finds invoices by number, client and amount, the latest first. */
export const invoiceSearch: SearchSource = {
  icon: ReceiptText,
  find: async (text, signal) => {
    const latest = { status: undefined, page: 1, perPage: 4, sortColumn: 'id', sort: 'desc' } as const;
    const { invoices } = await listInvoices({ q: text.slice(0, 200), ...latest }, signal);
    return invoices.map(({ id, client, total }) => ({
      id: String(id),
      label: `#${id} · ${client.name}`,
      detail: formatMoney(total, 'BRL'),
      href: `${paths.invoicePreview}/${id}`,
    }));
  },
};
