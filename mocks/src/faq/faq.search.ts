import { fold } from '../lib/list/fold.ts';
import { isMentioned } from '../lib/list/search-text.ts';
import { spellingsFor, withSpellings } from '../lib/list/spelled-out.ts';
import type { FaqAnswer, FaqEntry, FaqSection, FaqTopic } from './faq.contract.ts';

/**
 * Keeps the entries that match, below their topics; a topic without any stays.
 *
 * @param params `q` and `in`, see `FaqQuery`
 */
export function searchFaq(faq: FaqAnswer, params: URLSearchParams): FaqAnswer {
  const spellings = spellingsFor(fold((params.get('q') ?? '').trim()));
  const where = params.get('in');
  const isKnown = where === null || where === 'answers';
  const contains = (text: string) => isMentioned(fold(withSpellings(text).join('\n')), spellings);
  const isFound = ({ question }: FaqEntry) => isKnown && contains(question);
  const isInAnswer = (entry: FaqEntry) => where === 'answers' && !isFound(entry) && contains(entry.ans);

  return eachSection(faq, ({ qandA, ...section }) => ({
    ...section,
    qandA: [...qandA.filter(isFound), ...qandA.filter(isInAnswer)],
  }));
}

/** Changes each topic's section. */
export function eachSection(faq: FaqAnswer, change: (section: FaqSection) => FaqSection): FaqAnswer {
  const changed: Record<FaqTopic, FaqSection> = { ...faq };
  for (const topic of topics) changed[topic] = change(faq[topic]);
  return changed;
}

const topics: readonly FaqTopic[] = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'];
