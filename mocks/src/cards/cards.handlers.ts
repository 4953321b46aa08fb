import { HttpResponse, http } from 'msw/http';
import { decline, readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { seriesAnswer } from './card-series.ts';
import { analyticsAnswer, type CardAnswer, statisticsAnswer } from './cards.answers.ts';
import { changeBudget } from './cards.budget.ts';
import type { BudgetAnswer } from './cards.contract.ts';
import { figuresAnswer } from './cards.figures.ts';
import { budgetRequestSchema } from './cards.schema.ts';

export const cardsHandlers = [
  http.get<{ card: string }>('/card/card-analytics/:card', ({ params, request }) =>
    answerWith(analyticsAnswer(params.card, new URL(request.url).searchParams)),
  ),

  http.post(
    '/card/card-analytics/revenue-report/budget',
    once(async ({ request }) =>
      HttpResponse.json<BudgetAnswer>(changeBudget(await readBody(request, budgetRequestSchema))),
    ),
  ),

  http.get<{ card: string }>('/card/card-statistics/:card', ({ params }) => answerWith(statisticsAnswer(params.card))),

  http.get<{ measure: string }>('/card/card-series/:measure', ({ params, request }) => {
    const answer = seriesAnswer(params.measure, new URL(request.url).searchParams);
    return typeof answer === 'string' ? decline(400, answer) : answerWith(answer);
  }),

  http.get<{ figures: string }>('/card/card-figures/:figures', ({ params, request }) => {
    const answer = figuresAnswer(params.figures, new URL(request.url).searchParams);
    return typeof answer === 'string' ? decline(400, answer) : answerWith(answer);
  }),
];

function answerWith(answer: CardAnswer | undefined): Response {
  return answer ? HttpResponse.json<CardAnswer>(answer) : decline(404, 'There is no such card');
}
