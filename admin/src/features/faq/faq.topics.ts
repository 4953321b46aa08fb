import { editDistance } from '@embarque/design-system/edit-distance';
import { hasFolded } from '@embarque/design-system/find-folded';
import { fold } from '@embarque/design-system/fold';
import type { FaqAnswer, FaqEntry, FaqSection, FaqTopic } from '@embarque/mocks/faq/contract';

/** A topic with its questions. */
export interface Topic extends FaqSection {
  id: FaqTopic;
}

const ids: readonly FaqTopic[] = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'];

export const topicsOf = (faq: FaqAnswer): Topic[] => ids.map((id) => ({ id, ...faq[id] }));

/** The topic on screen: that of the entry in the URL, else the one that is chosen, else the first. */
export function topicOnScreen(topics: readonly Topic[], slug: string, chosen: string | null): Topic | undefined {
  const ofEntry = topics.find(({ qandA }) => qandA.some((entry) => entry.slug === slug));
  return ofEntry ?? topics.find(({ id }) => id === chosen) ?? topics[0];
}

export const countOf = (topics: readonly Topic[]): number => topics.reduce((sum, { qandA }) => sum + qandA.length, 0);

/** The entries of a topic whose question matches, and those of which only the answer does. */
export function splitByMatch({ qandA }: Topic, q: string): { asked: FaqEntry[]; mentioned: FaqEntry[] } {
  const isAsked = ({ question }: FaqEntry) => hasFolded(question, q);
  return { asked: qandA.filter(isAsked), mentioned: qandA.filter((entry) => !isAsked(entry)) };
}

/** The entries that a search opens: the best match, and those that show why they were found only when they are open. */
export function openedBySearch(topic: Topic, q: string): string[] {
  if (q.trim() === '') return [];
  const { asked, mentioned } = splitByMatch(topic, q);
  return [...asked.slice(0, 1), ...mentioned].map(({ slug }) => slug);
}

const NEAR_WORDS = 3;

/** Words of the questions that are spelled like a searched word, the nearest first. */
export function nearWords(topics: readonly Topic[], q: string): string[] {
  const searched = fold(q)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= 4);
  const words = topics.flatMap(({ qandA }) => qandA.flatMap(({ question }) => question.match(/[\p{L}\d]{4,}/gu) ?? []));
  const known = new Map(words.map((word) => [fold(word), word.toLowerCase()]));
  return [...known]
    .map(([folded, word]) => ({
      word,
      distance: searched.reduce((least, each) => Math.min(least, editDistance(each, folded)), Infinity),
    }))
    .filter((near) => near.distance <= 2)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, NEAR_WORDS)
    .map(({ word }) => word);
}
