import { useLingui } from '@lingui/react/macro';
import { fileNameOf, saveFile } from '../../../lib/files/save-file.ts';
import type { SheetInvoice } from '../invoice-sheet.types.ts';
import type { PdfLabels } from './write-invoice-pdf.ts';

/**
 * Saves an invoice as a PDF file, with the labels of the chosen language.
 *
 * @returns a function that resolves to the name of the file; to `null`, and saves none, when a text has letters that it cannot hold
 */
export function useInvoicePdf(): (invoice: SheetInvoice, name: string) => Promise<string | null> {
  const labels = useLabels();
  return async (invoice, name) => {
    const { canWriteInvoicePdf, writeInvoicePdf } = await import('./write-invoice-pdf.ts');
    if (!canWriteInvoicePdf(invoice)) return null;
    const fileName = fileNameOf(name, 'pdf', String(invoice.number));
    saveFile(writeInvoicePdf(invoice, labels, name), fileName);
    return fileName;
  };
}

function useLabels(): PdfLabels {
  const { t } = useLingui();
  return {
    invoice: t`Invoice`,
    issued: t`Date issued`,
    due: t`Date due`,
    to: t`Invoice to`,
    payment: t`Payment details`,
    totalDue: t`Total due`,
    bank: t`Bank name`,
    country: t({ message: 'Country', context: 'invoice' }),
    swift: t`SWIFT code`,
    item: t`Task description`,
    rate: t({ message: 'Rate', context: 'invoice' }),
    quantity: t({ message: 'Quantity', context: 'invoice' }),
    total: t({ message: 'Total', context: 'invoice' }),
    salesperson: t({ message: 'Salesperson:', context: 'invoice' }),
    subtotal: t({ message: 'Subtotal', context: 'invoice' }),
    discount: t({ message: 'Discount', context: 'invoice' }),
    tax: t({ message: 'Tax', context: 'invoice' }),
    paid: t({ message: 'Paid', context: 'amount' }),
    balance: t`Balance due`,
    accepted: t`Accepted payments:`,
    note: t({ message: 'Note', context: 'invoice' }),
    stub: t`Payment stub`,
    client: t({ message: 'Client', context: 'invoice' }),
  };
}
