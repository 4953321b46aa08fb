import type { ClaimAnswer } from '@embarque/mocks/workday/contract';
import * as v from 'valibot';
import { isNotFound } from '../http/http.error.ts';
import { demoApi, salesApi } from '../http/http.ts';
import { parseAnswer } from '../http/response/http.answer.ts';
import { rows } from '../http/response/rows.schema.ts';
import { number, text, textId } from '../http/response/tolerant.schema.ts';
import { invoiceSchema } from '../invoices/invoice-row.schema.ts';
import { statusOn } from '../invoices/invoice-status.ts';
import { paths } from '../paths.ts';
import { loadUsers } from '../people/users/users.api.ts';
import { namesIn } from './references.find.ts';
import type { Mention, ReferenceFacts } from './references.types.ts';

const saleSchema = v.object({
  id: textId,
  product: text,
  customer: v.object({ name: text }),
  amount: number,
  currency: text,
  status: text,
});
const salesSchema = v.object({ sales: rows(saleSchema) });

const claimSchema: v.GenericSchema<unknown, ClaimAnswer> = v.object({
  id: textId,
  saleId: textId,
  customer: text,
  kind: text,
  status: text,
  amount: number,
  currency: text,
});

const saleHref = (id: string) => `${paths.sales}?${new URLSearchParams({ sale: id })}`;

type Load = (id: string, signal: AbortSignal) => Promise<ReferenceFacts | null>;

/** A policy and an eSIM have the number of their sale, and are shown with it. */
const loadSale: Load = async (id, signal) => {
  const saleId = id.replace(/^[PE]-/, 'S-');
  const answer = await salesApi.get('sales', {
    params: { q: saleId, page: 1, perPage: 100 },
    isBackground: true,
    signal,
  });
  const sale = parseAnswer('sales', salesSchema, answer).sales.find((each) => each.id === saleId);
  if (!sale) return null;
  const { product, customer, status, amount, currency } = sale;
  return {
    title: id,
    href: saleHref(saleId),
    who: customer.name,
    what: product,
    status,
    money: { amount, currency },
  };
};

const loadClaim: Load = async (id, signal) => {
  const path = `/workday/claims/${encodeURIComponent(id)}`;
  const { saleId, customer, kind, status, amount, currency } = parseAnswer(
    path,
    claimSchema,
    await demoApi.get(path, { isQuiet: true, isBackground: true, signal }),
  );
  return { title: id, href: saleHref(saleId), who: customer, what: kind, status, money: { amount, currency } };
};

const loadInvoice: Load = async (id, signal) => {
  const path = `/api/invoice/invoices/${encodeURIComponent(id)}`;
  const schema = v.object({ invoice: invoiceSchema });
  const { invoice } = parseAnswer(path, schema, await demoApi.get(path, { isQuiet: true, isBackground: true, signal }));
  const { client, service, total, invoiceStatus: status, dueDate: due } = invoice;
  const today = new Date().toISOString().slice(0, 10);
  return {
    title: `#${id}`,
    href: `${paths.invoicePreview}/${id}`,
    who: client.name,
    what: service,
    status: statusOn({ status, due, today }),
    money: { amount: total, currency: 'BRL' },
  };
};

const loadUser: Load = async (words, signal) => {
  const names = namesIn(words);
  const { users } = await loadUsers({ q: names.at(-1) ?? words, perPage: 20 }, signal);
  const user = names.flatMap((name) => users.find(({ fullName }) => fullName === name) ?? [])[0];
  if (!user) return null;
  const { id, fullName, company, email, status } = user;
  return { title: fullName, href: `${paths.user}/${id}`, who: company, what: email, status };
};

const loads: Record<Mention['kind'], Load> = {
  sale: loadSale,
  policy: loadSale,
  esim: loadSale,
  claim: loadClaim,
  invoice: loadInvoice,
  user: loadUser,
};

/** The facts of what a text names; `null` when there is no such thing. Rejects with an `HttpError`. */
export async function loadFacts(
  { kind, id }: Pick<Mention, 'kind' | 'id'>,
  signal: AbortSignal,
): Promise<ReferenceFacts | null> {
  try {
    return await loads[kind](id, signal);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
