import type { InvoiceAnswer } from '@embarque/mocks/invoice/contract';
import { useMemo } from 'react';
import { type QueryResult, useQuery } from '../../../query/useQuery.ts';
import type { ShownInvoices } from '../model/invoice.commands.ts';
import { loadInvoice } from '../server/invoice.api.ts';
import { type InvoiceCommands, useInvoiceCommands } from '../useInvoiceCommands.ts';

export interface ShownInvoiceState {
  result: QueryResult<InvoiceAnswer>;
  /** The invoice with the commands on top that are not loaded yet; `null` before it is there. */
  answer: InvoiceAnswer | null;
  commands: InvoiceCommands;
}

const NONE: ShownInvoices = [];

/** One invoice, as people see it. */
export function useShownInvoice(id: number): ShownInvoiceState {
  const result = useQuery(({ invoiceId }: { invoiceId: number }, signal) => loadInvoice(invoiceId, signal), {
    invoiceId: id,
  });
  const data = result.data?.invoice.id === id ? result.data : null;
  const loaded = useMemo<ShownInvoices>(
    () => (data ? [{ invoice: data.invoice, payments: data.payments, activity: data.activity }] : NONE),
    [data],
  );
  const commands = useInvoiceCommands(loaded, result.reload);
  const [shown] = commands.shown;
  const answer = useMemo(() => {
    if (!data || !shown) return null;
    const { invoice, payments = data.payments, activity = data.activity } = shown;
    return { ...data, invoice, payments: [...payments], activity: [...activity] };
  }, [data, shown]);
  return { result, answer, commands };
}
