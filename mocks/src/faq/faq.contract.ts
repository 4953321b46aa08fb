/** Frequent questions and the knowledge base written down: what goes in and what comes out, call by call. */

/** The topics of frequent questions. */
export type FaqTopic = 'payment' | 'delivery' | 'cancellationReturn' | 'myOrders' | 'productServices';

export interface FaqEntry {
  id: number;
  /** Names the entry in addresses and votes; stays when its text, its order or the language changes. */
  slug: string;
  question: string;
  /** Plain text. */
  ans: string;
}

export interface FaqSection {
  title: string;
  /** Name of an icon: `CreditCard`. */
  icon: string;
  subtitle: string;
  /** The questions that match; none when the search found something only elsewhere. */
  qandA: FaqEntry[];
}

/** Query of `GET /faq/data` */
export interface FaqQuery {
  /** Looks into the questions; case and accents do not matter. */
  q?: string;
  /** Looks into the answers too, and puts entries that only their answer matches last. Any other value finds nothing. */
  in?: 'answers';
}

/** 200 of `GET /faq/data`: always all five topics. */
export type FaqAnswer = Record<FaqTopic, FaqSection>;

export type KnowledgeBaseCategory =
  | 'sales-automation'
  | 'marketing-automation'
  | 'api-questions'
  | 'personalization'
  | 'email-marketing'
  | 'demand-generation';

export interface KnowledgeBaseCard {
  id: number;
  /** The category as a part of an address. */
  category: KnowledgeBaseCategory;
  /** Address of a picture. */
  img: string;
  title: string;
  desc: string;
}

/** 200 of `GET /faq/data/knowledge_base` */
export type KnowledgeBaseAnswer = KnowledgeBaseCard[];

export interface KnowledgeBaseQuestion {
  id: number;
  question: string;
  /** The question as a part of an address, and its name in `GET /faq/data/question`. */
  slug: string;
}

export interface KnowledgeBaseGroup {
  id: number;
  title: string;
  /** Name of an icon: `Settings`. */
  icon: string;
  /** Tone of the icon; null for that of the text. */
  iconColor: 'primary' | 'success' | 'danger' | 'warning' | 'info' | null;
  /** The category that its articles are listed in when nothing else says one, as in a search. */
  category: KnowledgeBaseCategory;
  questions: KnowledgeBaseQuestion[];
}

/** Query of `GET /faq/data/category` */
export interface KnowledgeBaseCategoryQuery {
  /** May be left out. Every category shows the same groups; one that does not exist is a 404. */
  category?: KnowledgeBaseCategory;
}

/** 200 of `GET /faq/data/category` */
export type KnowledgeBaseCategoryAnswer = KnowledgeBaseGroup[];

/** Query of `GET /faq/data/question` */
export interface KnowledgeBaseQuestionQuery {
  /** The slug. The first question when left out. */
  question?: string;
}

/** 200 of `GET /faq/data/question` */
export interface KnowledgeBaseQuestionAnswer {
  title: string;
  /** The day of the last change: `2030-06-15`. */
  lastUpdated: string;
  /** Five others: first those of the same group. */
  relatedQuestions: KnowledgeBaseQuestion[];
  /** HTML as somebody wrote it. Never trust it. */
  content: string;
}

/** Why an answer did not help. */
export type VoteReason = 'other question' | 'not solved';

/** How one person finds an answer. */
export interface Vote {
  isHelpful: boolean;
  reason?: VoteReason;
  /** Added in the person's own words, at most 500 characters. */
  comment?: string;
}

/** 200 of `GET /faq/votes`: the person's votes, by the slug of a frequent question or an article of the knowledge base. */
export type VotesAnswer = Record<string, Vote>;

/** Body of `POST /faq/vote` */
export interface VoteRequest {
  slug: string;
  /** Replaces the person's earlier vote; `null` withdraws it. */
  vote: Vote | null;
}

/** 200 of `POST /faq/vote` */
export type VoteAnswer = VoteRequest;
