import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import type {
  FaqAnswer,
  KnowledgeBaseAnswer,
  KnowledgeBaseCategoryAnswer,
  KnowledgeBaseQuestionAnswer,
} from './faq.contract.ts';
import { faqSample } from './faq.data.ts';
import { eachSection, searchFaq } from './faq.search.ts';
import { categoryAnswer, questionAnswer } from './knowledge-base.answers.ts';
import { knowledgeBaseCards, knowledgeBaseSample } from './knowledge-base.data.ts';

const faq = '/faq/data';
const knowledgeBase = '/faq/data/knowledge_base';
const category = '/faq/data/category';
const question = '/faq/data/question';
const vote = '/faq/vote';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const faqScenarios = {
  /** There are no questions yet. */
  empty: http.get(faq, ({ request }) => answerWith(faqSample(0), request)),
  /** The questions never arrive. */
  stillLoading: http.get(faq, stillWaiting),
  /** The questions arrive after two seconds. */
  slow: http.get(faq, slowly),
  /** The person may not see the questions. */
  refused: http.get(faq, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(faq, unauthorised),
  /** The questions fail inside the server. */
  failed: http.get(faq, failed),
  /** Questions and answers far longer than a line. */
  veryLongTexts: http.get(faq, ({ request }) => answerWith(longTextFaq(), request)),
  /** Thousands of questions, to be searched. */
  thousandsOfRows: http.get(faq, ({ request }) => answerWith(faqSample(100), request)),
  /** The knowledge base has no categories yet. */
  noCategories: http.get(knowledgeBase, () => HttpResponse.json<KnowledgeBaseAnswer>([])),
  /** The categories never arrive. */
  categoriesStillLoading: http.get(knowledgeBase, stillWaiting),
  /** The categories fail inside the server. */
  categoriesFailed: http.get(knowledgeBase, failed),
  /** Categories with texts far longer than a card. */
  categoriesVeryLong: http.get(knowledgeBase, () => HttpResponse.json<KnowledgeBaseAnswer>(longTextCards())),
  /** A category without groups of questions. */
  categoryEmpty: http.get(category, ({ request }) =>
    HttpResponse.json<KnowledgeBaseCategoryAnswer>(categoryAnswer([], new URL(request.url).searchParams)),
  ),
  /** A category never opens. */
  categoryStillLoading: http.get(category, stillWaiting),
  /** A category fails inside the server. */
  categoryFailed: http.get(category, failed),
  /** A category with questions far longer than a line. */
  categoryVeryLong: http.get(category, ({ request }) =>
    HttpResponse.json<KnowledgeBaseCategoryAnswer>(categoryAnswer(longTextGroups(), new URL(request.url).searchParams)),
  ),
  /** An article whose markup tries to do harm. */
  questionHostile: http.get(question, () => HttpResponse.json<KnowledgeBaseQuestionAnswer>(hostileAnswer())),
  /** A question never opens. */
  questionStillLoading: http.get(question, stillWaiting),
  /** A question fails inside the server. */
  questionFailed: http.get(question, failed),
  /** Votes are refused. */
  voteRefused: http.post(vote, refused),
};

function answerWith(answer: FaqAnswer, request: Request): Response {
  return HttpResponse.json<FaqAnswer>(searchFaq(answer, new URL(request.url).searchParams));
}

function hostileAnswer(): KnowledgeBaseQuestionAnswer {
  const content =
    '<p onclick="document.title=1">Pão &amp; café, AT&amp;T</p><script>document.title=2</script><img src=x onerror="document.title=3">' +
    '<iframe src="/"></iframe><style>body{display:none}</style><a href="java\tscript:document.title=4">A link</a>';
  return { ...questionAnswer(knowledgeBaseSample(), new URLSearchParams()), content };
}

function longTextFaq(): FaqAnswer {
  return eachSection(faqSample(), ({ title, subtitle, qandA, ...section }) => ({
    ...section,
    title: longText(title),
    subtitle: longText(subtitle),
    qandA: qandA.map((entry) => ({ ...entry, question: longText(entry.question), ans: longText(entry.ans) })),
  }));
}

function longTextCards() {
  return knowledgeBaseCards().map((card) => ({ ...card, title: longText(card.title), desc: longText(card.desc) }));
}

function longTextGroups() {
  return knowledgeBaseSample().map((group) => ({
    ...group,
    title: longText(group.title),
    questions: group.questions.map((entry) => ({ ...entry, question: longText(entry.question) })),
  }));
}
