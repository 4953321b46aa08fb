import { fold } from '../lib/list/fold.ts';
import type { FaqAnswer, FaqSection, FaqTopic } from './faq.contract.ts';

/** Keeps the questions that contain a text, below their topics; a topic without any stays. */
export function searchFaq(faq: FaqAnswer, text: string): FaqAnswer {
  return eachSection(faq, (section) => ({
    ...section,
    qandA: section.qandA.filter(({ question }) => fold(question).includes(fold(text).trim())),
  }));
}

/** Changes each topic's section. */
export function eachSection(faq: FaqAnswer, change: (section: FaqSection) => FaqSection): FaqAnswer {
  const changed: Record<FaqTopic, FaqSection> = { ...faq };
  for (const topic of topics) changed[topic] = change(faq[topic]);
  return changed;
}

const topics: readonly FaqTopic[] = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'];
