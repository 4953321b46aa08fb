import { exportRows } from '@embarque/design-system';
import type { ListedInvoice } from '@embarque/design-system/invoice-table';
import { amountOfCents } from '@embarque/design-system/money';
import { centsOfBalance } from '../model/balance.ts';
import type { useExportHeads } from './useExportHeads.ts';

/** Saves invoices as a CSV file. Resolves to its name. */
export function exportInvoices(
  invoices: readonly ListedInvoice[],
  heads: ReturnType<typeof useExportHeads>,
  name: string,
): Promise<string> {
  return exportRows<ListedInvoice>(
    [
      { header: heads.id, value: ({ id }) => id },
      { header: heads.client, value: ({ client }) => client.name },
      { header: heads.email, value: ({ client }) => client.companyEmail },
      { header: heads.status, value: ({ invoiceStatus }) => invoiceStatus },
      { header: heads.issuedDate, value: ({ issuedDate }) => issuedDate },
      { header: heads.dueDate, value: ({ dueDate }) => dueDate },
      { header: heads.total, value: ({ total }) => total },
      { header: heads.balance, value: ({ balance }) => amountOfCents(centsOfBalance(balance)) },
    ],
    invoices,
    { name, format: 'csv' },
  );
}
