import { type ExportFile, exportRows } from '@embarque/design-system';
import type { SalesQuery } from '@embarque/mocks/sales-api/contract';
import { formatISO } from 'date-fns';
import { collectSales, type CollectOptions } from '../sales.collect.ts';
import type { useSaleLabels } from '../sales.labels.ts';
import type { Sale } from '../server/sale.schema.ts';

export type ExportFormat = 'csv' | 'csv-excel' | 'xlsx';

/** The heads of the file's columns. */
export type SaleHeads = Record<
  'id' | 'customer' | 'email' | 'product' | 'kind' | 'soldAt' | 'amount' | 'currency' | 'status',
  string
>;

export interface ExportOptions extends Required<Pick<CollectOptions, 'signal' | 'onProgress'>> {
  query: SalesQuery;
  /** Ids of the sales that stay out. */
  deletedIds: readonly string[];
  heads: SaleHeads;
  labels: Pick<ReturnType<typeof useSaleLabels>, 'kindOf' | 'statusOf'>;
  file: ExportFile;
}

/** Saves all sales of a list, on all its pages, as a file. Resolves to the name of the file. */
export async function exportSales({ query, deletedIds, heads, labels, file, ...load }: ExportOptions): Promise<string> {
  const { page: _, perPage: __, ...filters } = query;
  const { sales } = await collectSales(filters, load);
  const rows = sales.filter(({ id }) => !deletedIds.includes(id));
  return exportRows<Sale>(
    [
      { header: heads.id, value: ({ id }) => id },
      { header: heads.customer, value: ({ customer }) => customer.name },
      { header: heads.email, value: ({ customer }) => customer.email },
      { header: heads.product, value: ({ product }) => product },
      { header: heads.kind, value: labels.kindOf },
      { header: heads.soldAt, value: ({ soldAt }) => formatISO(new Date(soldAt), { representation: 'date' }) },
      { header: heads.amount, value: ({ amount }) => amount },
      { header: heads.currency, value: ({ currency }) => currency },
      { header: heads.status, value: labels.statusOf },
    ],
    rows,
    file,
  );
}
