import { StatusPill } from '../../components/pill-badges/StatusPill.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { sampleInvoice } from './invoice-sheet.samples.ts';

/** All parts of the figures add up to the total. */
export const Open = () => <InvoiceSheet invoice={sampleInvoice()} />;

/** A stamp stands beside the number; a part that is paid is taken from the total. */
export const PaidInPart = () => (
  <InvoiceSheet invoice={sampleInvoice({}, 100_000)} stamp={<StatusPill tone="warning">Partial payment</StatusPill>} />
);

/** The stub is cut off and returned with the payment. */
export const WithStub = () => (
  <InvoiceSheet invoice={sampleInvoice({ shows: { terms: false, notes: false, stub: true } })} />
);
