import { fold } from '../lib/list/fold.ts';
import type { FaqAnswer, FaqEntry, FaqSection, FaqTopic } from './faq.contract.ts';

/**
 * Keeps the entries that match, below their topics; a topic without any stays.
 *
 * @param params `q` and `in`, see `FaqQuery`
 */
export function searchFaq(faq: FaqAnswer, params: URLSearchParams): FaqAnswer {
  const wanted = fold((params.get('q') ?? '').trim());
  const where = params.get('in');
  const isKnown = where === null || where === 'answers';
  const contains = (text: string) => fold(text).includes(wanted);
  const isFound = ({ question }: FaqEntry) => isKnown && contains(question);
  const isMentioned = (entry: FaqEntry) => where === 'answers' && !isFound(entry) && contains(entry.ans);

  return eachSection(faq, ({ qandA, ...section }) => ({
    ...section,
    qandA: [...qandA.filter(isFound), ...qandA.filter(isMentioned)],
  }));
}

/** Changes each topic's section. */
export function eachSection(faq: FaqAnswer, change: (section: FaqSection) => FaqSection): FaqAnswer {
  const changed: Record<FaqTopic, FaqSection> = { ...faq };
  for (const topic of topics) changed[topic] = change(faq[topic]);
  return changed;
}

const topics: readonly FaqTopic[] = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'];
