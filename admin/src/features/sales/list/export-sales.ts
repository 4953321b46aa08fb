import { type ExportFile, exportRows } from '@embarque/design-system';
import type { SaleKind, SalesQuery, SaleStatus } from '@embarque/mocks/sales-api/contract';
import { formatISO } from 'date-fns';
import { labelOf } from '../../../http/response/tolerant.schema.ts';
import { collectSales, type CollectOptions } from '../server/sales.collect.ts';
import type { Sale } from '../server/sale.schema.ts';

/** The texts of the file: the heads of its columns, and the names of its values. */
export interface ExportTexts {
  heads: Record<'id' | 'customer' | 'email' | 'product' | 'kind' | 'soldAt' | 'amount' | 'currency' | 'status', string>;
  kinds: Record<SaleKind, string>;
  statuses: Record<SaleStatus, string>;
}

export interface ExportInput extends Required<Pick<CollectOptions, 'onProgress'>> {
  query: SalesQuery;
  /** Ids of the sales that stay out. */
  deletedIds: readonly string[];
  texts: ExportTexts;
  file: ExportFile;
  /** Called when all sales are there, before they are written. */
  onCollected: () => void;
}

/** Saves all sales of a list, on all its pages, as a file. Resolves to the name of the file. */
export async function exportSales(input: ExportInput, signal: AbortSignal): Promise<string> {
  const { query, deletedIds, texts, file, onProgress, onCollected } = input;
  const { heads, kinds, statuses } = texts;
  const { page: _, perPage: __, ...filters } = query;
  const { sales } = await collectSales(filters, { signal, onProgress });
  onCollected();
  const rows = sales.filter(({ id }) => !deletedIds.includes(id));
  return exportRows<Sale>(
    [
      { header: heads.id, value: ({ id }) => id },
      { header: heads.customer, value: ({ customer }) => customer.name },
      { header: heads.email, value: ({ customer }) => customer.email },
      { header: heads.product, value: ({ product }) => product },
      { header: heads.kind, value: ({ kind }) => labelOf(kinds, kind) },
      { header: heads.soldAt, value: ({ soldAt }) => formatISO(new Date(soldAt), { representation: 'date' }) },
      { header: heads.amount, value: ({ amount }) => amount },
      { header: heads.currency, value: ({ currency }) => currency },
      { header: heads.status, value: ({ status }) => labelOf(statuses, status) },
    ],
    rows,
    file,
  );
}
