import { type QueryResult, useQuery } from '../../../query/useQuery.ts';
import { loadInvoice } from '../server/invoice.api.ts';
import { type ShownAnswer, useShownAnswer } from '../useShownAnswer.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

export interface ShownInvoiceState extends ShownAnswer {
  result: QueryResult<InvoiceAnswer>;
}

/** One invoice, as people see it. */
export function useShownInvoice(id: number): ShownInvoiceState {
  const result = useQuery(({ invoiceId }: { invoiceId: number }, signal) => loadInvoice(invoiceId, signal), {
    invoiceId: id,
  });
  const data = result.data?.invoice.id === id ? result.data : null;
  return { result, ...useShownAnswer(data, result.reload) };
}
