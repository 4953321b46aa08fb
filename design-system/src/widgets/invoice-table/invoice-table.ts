export { InvoiceOverview, type InvoiceOverviewProps } from './InvoiceOverview.tsx';
export { InvoiceTable, type InvoiceTableProps } from './InvoiceTable.tsx';
export type {
  InvoiceListActions,
  InvoiceListQuery,
  ListedColumn,
  ListedInvoice,
  ListedStatus,
} from './invoice-table.types.ts';
export { STATUS_MARKS, STATUSES, useStatusLabels } from './useStatusLabels.ts';
