import * as v from 'valibot';
import type {
  FaqAnswer,
  KnowledgeBaseAnswer,
  KnowledgeBaseCategory,
  KnowledgeBaseCategoryAnswer,
  KnowledgeBaseQuestionAnswer,
  VoteRequest,
} from './faq.contract.ts';

/* The body of a request, and the answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const categories: [KnowledgeBaseCategory, ...KnowledgeBaseCategory[]] = [
  'sales-automation',
  'marketing-automation',
  'api-questions',
  'personalization',
  'email-marketing',
  'demand-generation',
];

const text = v.pipe(v.string(), v.nonEmpty());
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const icon = v.pipe(v.string(), v.regex(/^([A-Z][a-z]+)+$/));

const section = v.strictObject({
  title: text,
  icon,
  subtitle: text,
  qandA: v.array(v.strictObject({ id, slug: v.pipe(v.string(), v.slug()), question: text, ans: text })),
});

export const faqAnswerSchema: v.GenericSchema<unknown, FaqAnswer> = v.strictObject({
  payment: section,
  delivery: section,
  cancellationReturn: section,
  myOrders: section,
  productServices: section,
});

export const knowledgeBaseAnswerSchema: v.GenericSchema<unknown, KnowledgeBaseAnswer> = v.array(
  v.strictObject({
    id,
    category: v.picklist(categories),
    img: v.pipe(v.string(), v.startsWith('/pictures/')),
    title: text,
    desc: text,
  }),
);

const question = v.strictObject({ id, question: text, slug: v.pipe(v.string(), v.slug()) });

export const knowledgeBaseCategoryAnswerSchema: v.GenericSchema<unknown, KnowledgeBaseCategoryAnswer> = v.array(
  v.strictObject({
    id,
    title: text,
    icon,
    category: v.picklist(categories),
    iconColor: v.nullable(v.picklist(['primary', 'success', 'danger', 'warning', 'info'])),
    questions: v.array(question),
  }),
);

export const knowledgeBaseQuestionAnswerSchema: v.GenericSchema<unknown, KnowledgeBaseQuestionAnswer> = v.strictObject({
  title: text,
  lastUpdated: v.pipe(v.string(), v.isoDate()),
  relatedQuestions: v.array(question),
  content: v.pipe(v.string(), v.regex(/^<p>.+<\/(p|ol)>$/)),
});

const vote = v.object({
  isHelpful: v.boolean(),
  reason: v.exactOptional(v.picklist(['other question', 'not solved'])),
  comment: v.exactOptional(v.pipe(v.string(), v.maxGraphemes(500))),
});

export const voteRequestSchema: v.GenericSchema<unknown, VoteRequest> = v.object({
  slug: v.string(),
  vote: v.nullable(vote),
});
