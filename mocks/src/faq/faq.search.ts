import { hasFolded, hasWanted } from '@embarque/design-system/find-folded';
import { fold } from '@embarque/design-system/fold';
import type { FaqAnswer, FaqEntry, FaqSection, FaqTopic } from './faq.contract.ts';

/**
 * Keeps the entries that match, below their topics; a topic without any stays.
 *
 * @param params `q` and `in`, see `FaqQuery`
 */
export function searchFaq(faq: FaqAnswer, params: URLSearchParams): FaqAnswer {
  const query = params.get('q') ?? '';
  const where = params.get('in');
  const isKnown = where === null || where === 'answers';
  const contains = (text: string) => hasFolded(text, query);
  const isFound = ({ question }: FaqEntry) => isKnown && contains(question);
  const isInAnswer = (entry: FaqEntry) => where === 'answers' && !isFound(entry) && contains(entry.ans);

  // Those first that have the words side by side.
  const whole = fold(query.trim().replaceAll(/\s+/g, ' '));
  const rankOf = ({ question }: FaqEntry) => Number(!hasWanted(question, whole));
  const bySide = (one: FaqEntry, other: FaqEntry) => rankOf(one) - rankOf(other);

  return eachSection(faq, ({ qandA, ...section }) => ({
    ...section,
    qandA: [...qandA.filter(isFound).toSorted(bySide), ...qandA.filter(isInAnswer)],
  }));
}

/** Changes each topic's section. */
export function eachSection(faq: FaqAnswer, change: (section: FaqSection) => FaqSection): FaqAnswer {
  const changed: Record<FaqTopic, FaqSection> = { ...faq };
  for (const topic of topics) changed[topic] = change(faq[topic]);
  return changed;
}

const topics: readonly FaqTopic[] = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'];
