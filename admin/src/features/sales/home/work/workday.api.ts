import type { WorkdayAnswer } from '@embarque/mocks/workday/contract';
import * as v from 'valibot';
import { demoApi } from '../../../../http/http.ts';
import { parseAnswer } from '../../../../http/response/http.answer.ts';
import { rows } from '../../../../http/response/rows.schema.ts';
import { number, textId } from '../../../../http/response/tolerant.schema.ts';
import { listInvoices } from '../../../../invoices/invoice-list.api.ts';

const WORKDAY = '/workday/data';

const KINDS = ['luggage', 'delay', 'medical', 'cancellation'] as const;

const workdaySchema: v.GenericSchema<unknown, WorkdayAnswer> = v.object({
  departures: rows(v.object({ saleId: textId, customer: v.string(), product: v.string(), leavesAt: v.string() })),
  claims: rows(
    v.object({
      id: textId,
      saleId: textId,
      customer: v.string(),
      kind: v.fallback(v.picklist(KINDS), 'luggage'),
      amount: number,
      currency: v.string(),
      dueOn: v.string(),
    }),
  ),
});

/** The work that waits today. */
export interface Workday extends WorkdayAnswer {
  /** The number of invoices that are past due. */
  pastDue: number;
}

const PAST_DUE = { q: '', status: 'Past Due', page: 1, perPage: 1, sortColumn: 'id', sort: 'desc' } as const;

/** Loads the work that waits today. Rejects with an `HttpError`. */
export async function loadWorkday(_: unknown, signal: AbortSignal): Promise<Workday> {
  const [answer, invoices] = await Promise.all([demoApi.get(WORKDAY, { signal }), listInvoices(PAST_DUE, signal)]);
  return { ...parseAnswer(WORKDAY, workdaySchema, answer), pastDue: invoices.total };
}
