import { HttpResponse, http } from 'msw/http';
import * as v from 'valibot';
import { decline, readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import type { AccountCard, AccountPlan } from './account-setting.contract.ts';
import { cardSchema, editCardSchema, paymentSchema } from './account-setting.requests.ts';
import { nextNumber, store } from './account-setting.store.ts';

const base = '/account-setting';
const oneCard = v.object({ id: v.number() });

const cardsAnswer = () => HttpResponse.json<AccountCard[]>(store.data.cards);

/** The cards, how bills are paid, and the end of the plan. */
export const accountBillingHandlers = [
  http.post(
    `${base}/card/add`,
    once(async ({ request }) => {
      const { number, brand, name, expiry, isSaved } = await readBody(request, cardSchema);
      if (!isSaved) return cardsAnswer();
      const isPrimary = store.data.cards.length === 0;
      store.data.cards.push({ id: nextNumber(), brand, last4: number.slice(-4), name, expiry, isPrimary });
      return cardsAnswer();
    }),
  ),

  http.post(`${base}/card/update`, async ({ request }) => {
    const { id, ...changes } = await readBody(request, editCardSchema);
    Object.assign(findCard(id), changes);
    return cardsAnswer();
  }),

  http.post(`${base}/card/primary`, async ({ request }) => {
    const primary = findCard((await readBody(request, oneCard)).id);
    for (const card of store.data.cards) card.isPrimary = card === primary;
    return cardsAnswer();
  }),

  http.post(`${base}/card/delete`, async ({ request }) => {
    const card = findCard((await readBody(request, oneCard)).id);
    if (card.isPrimary) throw decline(409, 'Choose another primary card first');
    store.data.cards = store.data.cards.filter((each) => each !== card);
    return cardsAnswer();
  }),

  http.post(`${base}/payment`, async ({ request }) => {
    store.data.paysBy = (await readBody(request, paymentSchema)).method;
    return HttpResponse.json({ method: store.data.paysBy });
  }),

  http.post(`${base}/plan/cancel`, () => {
    store.data.plan.isCancelled = true;
    return HttpResponse.json<AccountPlan>(store.data.plan);
  }),

  http.post(`${base}/plan/resume`, () => {
    store.data.plan.isCancelled = false;
    return HttpResponse.json<AccountPlan>(store.data.plan);
  }),
];

function findCard(id: number): AccountCard {
  const card = store.data.cards.find((each) => each.id === id);
  if (!card) throw decline(404, 'There is no such card');
  return card;
}
