import { HttpResponse, http } from 'msw/http';
import { decline, readBody } from '../lib/http/answers.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type {
  FaqAnswer,
  KnowledgeBaseAnswer,
  KnowledgeBaseCategoryAnswer,
  KnowledgeBaseQuestionAnswer,
  VoteAnswer,
  VotesAnswer,
} from './faq.contract.ts';
import { faqSample } from './faq.data.ts';
import { voteRequestSchema } from './faq.schema.ts';
import { searchFaq } from './faq.search.ts';
import { categoryAnswer, questionAnswer } from './knowledge-base.answers.ts';
import { knowledgeBaseCards, knowledgeBaseSample } from './knowledge-base.data.ts';

const faq = sampleStore(() => faqSample());
const knowledgeBase = sampleStore(knowledgeBaseSample);
const votes = sampleStore<VotesAnswer>(() => ({}), { keptAs: 'votes' });

export const faqHandlers = [
  http.get('/faq/data', ({ request }) => HttpResponse.json<FaqAnswer>(searchFaq(faq.data, paramsOf(request)))),

  http.get('/faq/data/knowledge_base', () => HttpResponse.json<KnowledgeBaseAnswer>(knowledgeBaseCards())),

  http.get('/faq/data/category', ({ request }) =>
    HttpResponse.json<KnowledgeBaseCategoryAnswer>(categoryAnswer(knowledgeBase.data, paramsOf(request))),
  ),

  http.get('/faq/data/question', ({ request }) =>
    HttpResponse.json<KnowledgeBaseQuestionAnswer>(questionAnswer(knowledgeBase.data, paramsOf(request))),
  ),

  http.get('/faq/votes', () => HttpResponse.json<VotesAnswer>(votes.data)),

  http.post('/faq/vote', async ({ request }) => {
    const { slug, vote } = await readBody(request, voteRequestSchema);
    if (!isKnown(slug)) return decline(404, `There is no answer ${slug}`);
    if (vote === null) delete votes.data[slug];
    else votes.data[slug] = vote;
    return HttpResponse.json<VoteAnswer>({ slug, vote });
  }),
];

function isKnown(slug: string): boolean {
  const frequent = Object.values(faq.data).flatMap(({ qandA }) => qandA);
  const articles = knowledgeBase.data.flatMap(({ questions }) => questions);
  return [...frequent, ...articles].some((entry) => entry.slug === slug);
}

function paramsOf(request: Request): URLSearchParams {
  return new URL(request.url).searchParams;
}
