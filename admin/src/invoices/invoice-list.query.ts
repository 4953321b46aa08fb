import type { InvoiceListQuery } from '@embarque/design-system/invoice-table';
import { readOneOf, readWholeNumber } from '../query/search-params.ts';

const STATUSES = ['Downloaded', 'Draft', 'Paid', 'Partial Payment', 'Past Due', 'Sent'] as const;
const COLUMNS = ['id', 'invoiceStatus', 'client.name', 'total', 'issuedDate', 'balance'] as const;
const PER_PAGE = ['10', '25', '50'] as const;

/** The query of the list in the URL, the newest invoice first. An invalid value counts as left out. */
export function readInvoiceQuery(searchParams: URLSearchParams): InvoiceListQuery {
  const sortColumn = readOneOf(COLUMNS, searchParams.get('sortColumn')) ?? 'id';
  return {
    q: searchParams.get('q')?.slice(0, 200) ?? '',
    status: readOneOf(STATUSES, searchParams.get('status')),
    page: readWholeNumber(searchParams.get('page')) ?? 1,
    perPage: Number(readOneOf(PER_PAGE, searchParams.get('perPage')) ?? 10),
    sortColumn,
    sort: readOneOf(['asc', 'desc'], searchParams.get('sort')) ?? (sortColumn === 'id' ? 'desc' : 'asc'),
  };
}

/** The last page that there is; 1 when there is none. */
export const lastPageOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));
