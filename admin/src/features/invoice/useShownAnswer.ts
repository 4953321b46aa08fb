import { useMemo } from 'react';
import type { ShownInvoices } from './model/invoice.commands.ts';
import { type InvoiceCommands, useInvoiceCommands } from './useInvoiceCommands.ts';
import type { InvoiceAnswer } from './server/invoice.schema.ts';

export interface ShownAnswer {
  /** The invoice with the commands on top that are not loaded yet; `null` before it is there. */
  answer: InvoiceAnswer | null;
  commands: InvoiceCommands;
}

const NONE: ShownInvoices = [];

/**
 * One loaded invoice, as people see it.
 *
 * @param data the invoice as the server last gave it; a new object with each load
 * @param onConfirmed called when the server has confirmed a command
 */
export function useShownAnswer(data: InvoiceAnswer | null, onConfirmed: () => void): ShownAnswer {
  const loaded = useMemo<ShownInvoices>(
    () => (data ? [{ invoice: data.invoice, payments: data.payments }] : NONE),
    [data],
  );
  const commands = useInvoiceCommands(loaded, onConfirmed);
  const [shown] = commands.shown;
  const answer = useMemo(() => {
    if (!data || !shown) return null;
    const { invoice, payments = data.payments } = shown;
    return { ...data, invoice, payments: [...payments] };
  }, [data, shown]);
  return { answer, commands };
}
