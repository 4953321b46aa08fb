import { decline } from '../lib/http/answers.ts';
import type {
  KnowledgeBaseCategoryAnswer,
  KnowledgeBaseQuestion,
  KnowledgeBaseQuestionAnswer,
} from './faq.contract.ts';
import { knowledgeBaseCards, type StoredGroup } from './knowledge-base.data.ts';

/** Answers the groups of questions, which every category shares. */
export function categoryAnswer(groups: readonly StoredGroup[], params: URLSearchParams): KnowledgeBaseCategoryAnswer {
  const wanted = params.get('category');
  if (wanted !== null && !knowledgeBaseCards().some(({ category }) => category === wanted)) {
    throw decline(404, `There is no category ${wanted}`);
  }
  return groups.map((group) => ({ ...group, questions: group.questions.map(asLink) }));
}

/** Answers one question with five others: those of its own group, then those of the groups that follow. */
export function questionAnswer(groups: readonly StoredGroup[], params: URLSearchParams): KnowledgeBaseQuestionAnswer {
  const wanted = params.get('question');
  const at = groups.findIndex(({ questions }) => questions.some(({ slug }) => wanted === null || slug === wanted));
  const nearest = [...groups.slice(at), ...groups.slice(0, at)].flatMap(({ questions }) => questions);
  const found = nearest.find(({ slug }) => wanted === null || slug === wanted);
  if (!found) throw decline(404, `There is no question ${wanted}`);
  const relatedQuestions = nearest
    .filter((question) => question !== found)
    .slice(0, 5)
    .map(asLink);
  return { title: found.question, lastUpdated: found.lastUpdated, relatedQuestions, content: found.content };
}

function asLink({ id, question, slug }: KnowledgeBaseQuestion): KnowledgeBaseQuestion {
  return { id, question, slug };
}
