import { invoicesSample } from '@embarque/mocks/invoice/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { InvoiceTable } from './InvoiceTable.tsx';
import type { InvoiceListQuery } from './invoice-table.types.ts';

const invoices = invoicesSample().slice(0, 8);
const newest: InvoiceListQuery = { q: '', status: undefined, page: 1, perPage: 10, sortColumn: 'id', sort: 'desc' };

/** An action that is left out is not offered: this list can be looked at, and its invoices sent. */
export function PreviewAndSend() {
  const { t } = useLingui();
  const [query, setQuery] = useState(newest);
  return (
    <InvoiceTable
      title={t({ message: 'Invoices', context: 'list' })}
      invoices={invoices}
      total={invoices.length}
      query={query}
      onQueryChange={(change) => setQuery({ ...query, ...change })}
      hrefOf={({ id }) => `#${id}`}
      onSend={() => undefined}
    />
  );
}
