export type {
  InvoiceListActions,
  InvoiceListQuery,
  ListedColumn,
  ListedInvoice,
  ListedStatus,
} from './invoice-table.types.ts';
export { InvoiceOverview, type InvoiceOverviewProps } from './InvoiceOverview.tsx';
export { InvoiceTable, type InvoiceTableProps } from './InvoiceTable.tsx';
export { STATUSES, statusMarkOf, useStatusOf } from './useStatusLabels.ts';
