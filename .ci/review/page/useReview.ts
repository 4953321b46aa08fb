import { useEffect, useState } from 'react';
import type { Decision, Review, ReviewedStory } from '../review.types.ts';
import { type Decisions, decide, decisionsAtStart, reviewFileOf } from './decisions.ts';

/** The decisions of a review, which outlive a reload. */
export function useReview(review: Review) {
  const key = `embarque.review.${review.base}.${review.now}`;
  const [reviewer, setReviewer] = useState(() => localStorage.getItem('embarque.reviewer') ?? '');
  const [decisions, setDecisions] = useState<Decisions>(() => ({
    ...decisionsAtStart(review),
    ...stored(key, review),
  }));

  useEffect(() => localStorage.setItem(key, JSON.stringify(decisions)), [key, decisions]);
  useEffect(() => localStorage.setItem('embarque.reviewer', reviewer), [reviewer]);

  return {
    decisions,
    reviewer,
    setReviewer,
    decide: (story: ReviewedStory, change: Partial<Decision>) => setDecisions(decide(decisions, story, change)),
    download: () => download(`${review.now}-against-${review.base}.json`, reviewFileOf(review, reviewer, decisions)),
  };
}

/** Those of an earlier visit, on pictures that are the same. */
function stored(key: string, { stories }: Review): Decisions {
  const decisions = JSON.parse(localStorage.getItem(key) ?? '{}') as Decisions;
  const same = stories.filter(({ id, fingerprint }) => decisions[id]?.fingerprint === fingerprint);
  return Object.fromEntries(same.map(({ id }) => [id, decisions[id] as Decision]));
}

function download(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
