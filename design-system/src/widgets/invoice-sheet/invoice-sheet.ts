export { InvoicePaper, type InvoicePaperProps } from './InvoicePaper.tsx';
export { InvoiceSheet, type InvoiceSheetProps } from './InvoiceSheet.tsx';
export type { SheetAccount, SheetClient, SheetInvoice, SheetLine } from './invoice-sheet.types.ts';
