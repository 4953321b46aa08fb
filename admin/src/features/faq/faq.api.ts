import type { FaqAnswer, FaqQuery } from '@embarque/mocks/faq/contract';
import * as v from 'valibot';
import { demoApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { rows } from '../../http/response/rows.schema.ts';
import { numberId, requiredText, text } from '../../http/response/tolerant.schema.ts';

const FAQ = '/faq/data';

const section = v.object({
  title: requiredText,
  icon: text,
  subtitle: text,
  qandA: rows(v.object({ id: numberId, slug: requiredText, question: requiredText, ans: text })),
});

const faqSchema: v.GenericSchema<unknown, FaqAnswer> = v.object({
  payment: section,
  delivery: section,
  cancellationReturn: section,
  myOrders: section,
  productServices: section,
});

/** The frequent questions. All requests reject with an `HttpError`. */
export const faqCalls = {
  find: async ({ q }: Pick<FaqQuery, 'q'>, signal: AbortSignal): Promise<FaqAnswer> => {
    const params: FaqQuery = q ? { q, in: 'answers' } : {};
    return parseAnswer(FAQ, faqSchema, await demoApi.get(FAQ, { params: { ...params }, signal }));
  },
};
