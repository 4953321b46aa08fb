import { hasFolded, hasWanted } from '@embarque/design-system/find-folded';
import { fold } from '@embarque/design-system/fold';
import type { KnowledgeBaseCard, KnowledgeBaseGroup, KnowledgeBaseQuestion } from '@embarque/mocks/faq/contract';
import { paths } from '../../paths.ts';
import type { Library, Place, Shelf } from './knowledge-base.api.ts';

/** An article as a search offers it. */
export interface Suggested {
  id: string;
  label: string;
  /** Category and group of an article, or the description of a category. */
  path: string;
  href: string;
  /** Other words that find it. */
  aliases?: readonly string[];
}

export const categoryHref = (category: string): string => `${paths.knowledgeBase}/${category}`;

export const articleHref = (category: string, slug: string): string => `${categoryHref(category)}/${slug}`;

/** The cards whose title or description matches. */
export const findCards = (cards: readonly KnowledgeBaseCard[], q: string): KnowledgeBaseCard[] =>
  cards.filter(({ title, desc }) => hasFolded(title, q) || hasFolded(desc, q));

/** The groups with the questions that match, those first that have the words side by side; all of those whose title matches. */
export function findGroups(groups: readonly KnowledgeBaseGroup[], q: string): KnowledgeBaseGroup[] {
  const whole = fold(q.trim().replaceAll(/\s+/g, ' '));
  const rankOf = ({ question }: KnowledgeBaseQuestion) => Number(!hasWanted(question, whole));
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions
        .filter(({ question }) => hasFolded(group.title, q) || hasFolded(question, q))
        .toSorted((one, other) => rankOf(one) - rankOf(other)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Every article, in the category that it is at home in. */
export function suggestionsOf({ cards, groups }: Library): Suggested[] {
  return groups.flatMap((group) => {
    const title = cards.find(({ category }) => category === group.category)?.title ?? '';
    return group.questions.map(({ question, slug }) => ({
      id: slug,
      label: question,
      path: `${title} › ${group.title}`,
      href: articleHref(group.category, slug),
    }));
  });
}

/** Every category, found by its title or its description. */
export const suggestedCategories = ({ cards }: Library): Suggested[] =>
  cards.map(({ category, title, desc }) => ({
    id: category,
    label: title,
    path: desc,
    href: categoryHref(category),
    aliases: [desc],
  }));

/** The titles of all categories and articles. */
export const titlesOf = (library: Library): ReadonlySet<string> =>
  new Set([...suggestedCategories(library), ...suggestionsOf(library)].map(({ label }) => label));

const SHORT_WORD = 3;
const NEAR_ARTICLES = 5;

/** The words of a slug that leads nowhere: what its reader was looking for. */
export const wordsOf = (slug: string): string => slug.replaceAll('-', ' ').trim();

/** The articles that share most words with a slug that leads nowhere. */
export function articlesLike(library: Library, slug: string): Suggested[] {
  const words = fold(wordsOf(slug))
    .split(' ')
    .filter((word) => word.length > SHORT_WORD);
  return suggestionsOf(library)
    .map((article) => ({ article, shared: words.filter((word) => hasWanted(article.label, word)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, NEAR_ARTICLES)
    .map(({ article }) => article);
}

/** The group of an article, and its neighbours in the order of all groups. */
export function placeOf(groups: readonly KnowledgeBaseGroup[], slug: string) {
  const all: KnowledgeBaseQuestion[] = groups.flatMap(({ questions }) => questions);
  const index = all.findIndex((question) => question.slug === slug);
  return {
    group: groups.find(({ questions }) => questions.some((question) => question.slug === slug)),
    previous: all[index - 1],
    next: all[index + 1],
  };
}

/**
 * Whether a shelf is what an address asks for. An article is below its category once the address is corrected, and each article has
 * the whole category with it.
 */
export function isOf({ asked, card }: Shelf, { category, question }: Place): boolean {
  if (asked.category === category && asked.question === question) return true;
  return card?.category === category && (question === undefined || asked.question === question);
}

/** The address of an article whose category is none; `null` where the address is right, or leads nowhere. */
export function homeOf({ card, article }: Shelf, { category, question }: Place): string | null {
  const isElsewhere = card !== null && article !== null && card.category !== category;
  return isElsewhere && question !== undefined ? articleHref(card.category, question) : null;
}

const WORDS_PER_MINUTE = 200;

export const minutesToRead = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));
