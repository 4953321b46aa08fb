/** How far an invoice has come. */
export type ListedStatus = 'Paid' | 'Downloaded' | 'Sent' | 'Draft' | 'Partial Payment' | 'Past Due';

/** An invoice in a list. */
export interface ListedInvoice {
  id: number;
  /** `2030-06-15` */
  issuedDate: string;
  /** `2030-07-15` */
  dueDate: string;
  client: { name: string; companyEmail: string };
  /** Address of the client's picture; empty for initials. */
  avatar: string;
  /** In units of the currency. */
  total: number;
  /** The open amount: 0 when nothing is open, else a text as people read it. */
  balance: number | string;
  /** A status that is not known is shown as it is, in a neutral look. */
  invoiceStatus: ListedStatus | (string & {});
}

/** The columns that sort. */
export type ListedColumn = 'id' | 'invoiceStatus' | 'client.name' | 'total' | 'issuedDate' | 'balance';

/** The query of the list, as the address has it. */
export interface InvoiceListQuery {
  q: string;
  status: ListedStatus | undefined;
  /** From 1. */
  page: number;
  perPage: number;
  sortColumn: ListedColumn;
  sort: 'asc' | 'desc';
}

/** The actions on invoices of the list; one that is left out is not offered. */
export interface InvoiceListActions {
  onSend?: (change: { invoices: readonly ListedInvoice[] }) => void;
  onMarkPaid?: (change: { invoices: readonly ListedInvoice[] }) => void;
  onExport?: (change: { invoices: readonly ListedInvoice[] }) => void;
  onDownload?: (change: { invoice: ListedInvoice }) => void;
  onDuplicate?: (change: { invoice: ListedInvoice }) => void;
  onDelete?: (change: { invoice: ListedInvoice }) => void;
}
