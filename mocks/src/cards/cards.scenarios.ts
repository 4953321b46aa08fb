import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import { seriesAnswer } from './card-series.ts';
import { figuresAnswer } from './cards.figures.ts';
import { analyticsAnswer, type CardAnswer, statisticsAnswer } from './cards.answers.ts';

const analytics = '/card/card-analytics/:card';
const statistics = '/card/card-statistics/:card';
const anyCard = '/card/:group/:card';

/** The replacement for a figure or a text. */
type Change = (value: unknown, name: string) => unknown;

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const cardsScenarios = {
  /** There is nothing to count yet: every figure is 0. */
  empty: http.get<CardPath>(anyCard, ({ params, request }) => answerWith(params, request, asNothing)),
  /** No card ever arrives. */
  stillLoading: http.get(anyCard, stillWaiting),
  /** Every card arrives after two seconds. */
  slow: http.get(anyCard, slowly),
  /** The person may not see any figures. */
  refused: http.get(anyCard, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(anyCard, unauthorised),
  /** Every card fails inside the server. */
  failed: http.get(anyCard, failed),
  /** Titles and names far longer than a card. */
  veryLongTexts: http.get<CardPath>(anyCard, ({ params, request }) => answerWith(params, request, asLongText)),
  /** Figures of the whole world: a million times the usual ones. */
  hugeFigures: http.get<CardPath>(anyCard, ({ params, request }) => answerWith(params, request, asHuge)),
  /** No company sells yet. */
  noCompanies: http.get('/card/card-figures/sales', ({ request }) =>
    HttpResponse.json({ ...salesAnswerOf(request), companies: [] }),
  ),
  /** The analytics fail, the statistics do not. */
  analyticsFailed: http.get(analytics, failed),
  /** The statistics fail, the analytics do not. */
  statisticsFailed: http.get(statistics, failed),
  /** One card fails among others that do not. */
  revenueReportFailed: http.get('/card/card-analytics/revenue-report', failed),
  /** A change of a budget is refused. */
  budgetRefused: http.post('/card/card-analytics/revenue-report/budget', refused),
  /** The orders fail, all other cards do not. */
  ordersFailed: http.get('/card/card-series/orders', failed),
  /** The person may not see the tickets. */
  ticketsRefused: http.get('/card/card-series/tickets', refused),
};

interface CardPath extends Record<string, string> {
  group: string;
  card: string;
}

/** The card as it is, with some values changed; nothing, so that the happy path declines, when there is no such card. */
function answerWith({ group, card }: CardPath, request: Request, change: Change): Response | undefined {
  const answer = answerOf(group, card, new URL(request.url).searchParams);
  if (!answer || typeof answer === 'string') return undefined;
  const changed: CardAnswer = JSON.parse(JSON.stringify(answer), (name, value) => change(value, name));
  return HttpResponse.json<CardAnswer>(changed);
}

function salesAnswerOf(request: Request) {
  const answer = figuresAnswer('sales', new URL(request.url).searchParams);
  return typeof answer === 'object' ? answer : {};
}

function answerOf(group: string, card: string, params: URLSearchParams) {
  if (group === 'card-figures') return figuresAnswer(card, params);
  if (group === 'card-series') return seriesAnswer(card, params);
  return group === 'card-analytics' ? analyticsAnswer(card, params) : statisticsAnswer(card);
}

const asNothing: Change = (value) => (typeof value === 'number' ? 0 : value);

const asHuge: Change = (value) => (typeof value === 'number' ? value * 1_000_000 : value);

const asLongText: Change = (value, name) =>
  typeof value === 'string' && ['title', 'name', 'text'].includes(name) ? longText(value) : value;
