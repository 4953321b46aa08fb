export type {
  InvoiceListActions,
  InvoiceListQuery,
  ListedColumn,
  ListedInvoice,
  ListedStatus,
} from './invoice-table.types.ts';
export { InvoiceOverview, type InvoiceOverviewProps } from './InvoiceOverview.tsx';
export { InvoiceTable, type InvoiceTableProps } from './InvoiceTable.tsx';
export { statusMarkOf, STATUSES, useStatusOf } from './useStatusLabels.ts';
