import { exportRows } from '@embarque/design-system';
import type { ListedInvoice } from '@embarque/design-system/invoice-table';
import { amountOfCents } from '@embarque/design-system/money';
import { centsOfBalance } from '../model/balance.ts';
import type { ExportLabels } from './useExportLabels.ts';

/** Saves invoices as a CSV file. Resolves to its name. */
export function exportInvoices(
  invoices: readonly ListedInvoice[],
  labels: ExportLabels,
  name: string,
): Promise<string> {
  return exportRows<ListedInvoice>(
    [
      { header: labels.id, value: ({ id }) => id },
      { header: labels.client, value: ({ client }) => client.name },
      { header: labels.email, value: ({ client }) => client.companyEmail },
      { header: labels.status, value: ({ invoiceStatus }) => labels.statusOf(invoiceStatus) },
      { header: labels.issuedDate, value: ({ issuedDate }) => issuedDate },
      { header: labels.dueDate, value: ({ dueDate }) => dueDate },
      { header: labels.total, value: ({ total }) => total },
      { header: labels.balance, value: ({ balance }) => amountOfCents(centsOfBalance(balance)) },
    ],
    invoices,
    { name, format: 'csv' },
  );
}
