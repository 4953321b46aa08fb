import type {
  KnowledgeBaseAnswer,
  KnowledgeBaseCard,
  KnowledgeBaseCategory,
  KnowledgeBaseCategoryAnswer,
  KnowledgeBaseQuestionAnswer,
} from '@embarque/mocks/faq/contract';
import * as v from 'valibot';
import { isNotFound } from '../../http/http.error.ts';
import { demoApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { optionalRows, rows } from '../../http/response/rows.schema.ts';
import { moment, numberId, requiredText, text, textId } from '../../http/response/tolerant.schema.ts';

const CARDS = '/faq/data/knowledge_base';
const GROUPS = '/faq/data/category';
const QUESTION = '/faq/data/question';

const category = v.picklist([
  'sales-automation',
  'marketing-automation',
  'api-questions',
  'personalization',
  'email-marketing',
  'demand-generation',
] satisfies [KnowledgeBaseCategory, ...KnowledgeBaseCategory[]]);

const cardsSchema: v.GenericSchema<unknown, KnowledgeBaseAnswer> = rows(
  v.object({ id: numberId, category, img: text, title: requiredText, desc: text }),
);

const question = v.object({ id: numberId, question: requiredText, slug: textId });

const groupsSchema: v.GenericSchema<unknown, KnowledgeBaseCategoryAnswer> = rows(
  v.object({
    id: numberId,
    title: requiredText,
    icon: text,
    iconColor: v.fallback(v.nullable(v.picklist(['primary', 'success', 'danger', 'warning', 'info'])), null),
    category,
    questions: rows(question),
  }),
);

const questionSchema: v.GenericSchema<unknown, KnowledgeBaseQuestionAnswer> = v.object({
  title: requiredText,
  lastUpdated: moment,
  relatedQuestions: optionalRows(question),
  content: text,
});

/** Everything in the knowledge base but the texts. */
export interface Library {
  cards: KnowledgeBaseCard[];
  groups: KnowledgeBaseCategoryAnswer;
}

export interface Place {
  category: string;
  /** The slug of the article; the category itself when left out. */
  question?: string | undefined;
}

/** A category, or an article in it. `null` is what does not exist. */
export interface Shelf extends Library {
  /** The place that was asked for. */
  asked: Place;
  /** The category of an article that is asked for below none is the one that it is at home in. */
  card: KnowledgeBaseCard | null;
  article: KnowledgeBaseQuestionAnswer | null;
}

const library = async (_: null, signal: AbortSignal): Promise<Library> => {
  const [cards, groups] = await Promise.all([demoApi.get(CARDS, { signal }), demoApi.get(GROUPS, { signal })]);
  return { cards: parseAnswer(CARDS, cardsSchema, cards), groups: parseAnswer(GROUPS, groupsSchema, groups) };
};

/** The knowledge base. All requests reject with an `HttpError`. */
export const knowledgeBaseCalls = {
  library,

  shelf: async (place: Place, signal: AbortSignal): Promise<Shelf> => {
    const [all, article] = await Promise.all([
      library(null, signal),
      place.question === undefined ? null : findArticle(place.question, signal),
    ]);
    const cardOf = (category: string) => all.cards.find((card) => card.category === category);
    const home = article && all.groups.find(({ questions }) => questions.some(({ slug }) => slug === place.question));
    return { ...all, asked: place, card: cardOf(place.category) ?? cardOf(home?.category ?? '') ?? null, article };
  },
};

async function findArticle(slug: string, signal: AbortSignal): Promise<KnowledgeBaseQuestionAnswer | null> {
  try {
    return parseAnswer(QUESTION, questionSchema, await demoApi.get(QUESTION, { params: { question: slug }, signal }));
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
