import { HttpResponse, http } from 'msw/http';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type {
  FaqAnswer,
  KnowledgeBaseAnswer,
  KnowledgeBaseCategoryAnswer,
  KnowledgeBaseQuestionAnswer,
} from './faq.contract.ts';
import { faqSample } from './faq.data.ts';
import { searchFaq } from './faq.search.ts';
import { categoryAnswer, questionAnswer } from './knowledge-base.answers.ts';
import { knowledgeBaseCards, knowledgeBaseSample } from './knowledge-base.data.ts';

export { faqScenarios } from './faq.scenarios.ts';

const faq = sampleStore(() => faqSample());
const knowledgeBase = sampleStore(knowledgeBaseSample);

export const faqHandlers = [
  http.get('/faq/data', ({ request }) =>
    HttpResponse.json<FaqAnswer>(searchFaq(faq.data, paramsOf(request).get('q') ?? '')),
  ),

  http.get('/faq/data/knowledge_base', () => HttpResponse.json<KnowledgeBaseAnswer>(knowledgeBaseCards())),

  http.get('/faq/data/category', ({ request }) =>
    HttpResponse.json<KnowledgeBaseCategoryAnswer>(categoryAnswer(knowledgeBase.data, paramsOf(request))),
  ),

  http.get('/faq/data/question', ({ request }) =>
    HttpResponse.json<KnowledgeBaseQuestionAnswer>(questionAnswer(knowledgeBase.data, paramsOf(request))),
  ),
];

function paramsOf(request: Request): URLSearchParams {
  return new URL(request.url).searchParams;
}
