import type { Invoice } from './invoice-row.schema.ts';

const WAITING: readonly Invoice['invoiceStatus'][] = ['Sent', 'Downloaded', 'Partial Payment'];

interface Due<Status> {
  status: Status;
  /** The due day: `2030-06-15`. */
  due: string;
  today: string;
}

/** The status of an invoice on a day: once its due day is over, one that waits for money is past due, as on the server. */
export const statusOn = <Status extends string>({ status, due, today }: Due<Status>): Status | 'Past Due' =>
  WAITING.includes(status) && due < today ? 'Past Due' : status;

/** An invoice with its status on a day; the same object when the day changes nothing. */
export function invoiceOn<Row extends Pick<Invoice, 'invoiceStatus' | 'dueDate'>>(row: Row, today: string): Row {
  const invoiceStatus = statusOn({ status: row.invoiceStatus, due: row.dueDate, today });
  return invoiceStatus === row.invoiceStatus ? row : { ...row, invoiceStatus };
}
