import * as v from 'valibot';
import { salesApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { number } from '../../http/response/tolerant.schema.ts';

const countSchema: v.GenericSchema<unknown, { total: number }> = v.object({ total: v.fallback(number, 0) });

/** How many sales mention an email. Rejects with an `HttpError`. */
export async function countSales(email: string, signal: AbortSignal): Promise<number> {
  const answer = await salesApi.get('sales', { params: { q: email, page: 1, perPage: 1 }, signal });
  return parseAnswer('sales', countSchema, answer).total;
}
