import { HttpResponse, http } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { seriesAnswer } from './card-series.ts';
import { analyticsAnswer, type CardAnswer, statisticsAnswer } from './cards.answers.ts';

export { cardsScenarios } from './cards.scenarios.ts';

export const cardsHandlers = [
  http.get<{ card: string }>('/card/card-analytics/:card', ({ params, request }) =>
    answerWith(analyticsAnswer(params.card, new URL(request.url).searchParams)),
  ),

  http.get<{ card: string }>('/card/card-statistics/:card', ({ params }) => answerWith(statisticsAnswer(params.card))),

  http.get<{ measure: string }>('/card/card-series/:measure', ({ params, request }) => {
    const answer = seriesAnswer(params.measure, new URL(request.url).searchParams);
    return typeof answer === 'string' ? decline(400, answer) : answerWith(answer);
  }),
];

function answerWith(answer: CardAnswer | undefined): Response {
  return answer ? HttpResponse.json<CardAnswer>(answer) : decline(404, 'There is no such card');
}
