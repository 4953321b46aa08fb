import type { Decision, Review, ReviewedStory, ReviewFile } from '../review.types.ts';

/** Decisions by the id of their story. */
export type Decisions = Readonly<Record<string, Decision>>;

/** The decisions that are committed on pictures that have stayed the same since. */
export function decisionsAtStart({ stories, decided }: Review): Decisions {
  const committed = decided.flatMap(({ decisions }) => decisions);
  return Object.fromEntries(
    stories.flatMap((story) => {
      const last = committed.findLast((decision) => isAbout(decision, story));
      return last ? [[story.id, last]] : [];
    }),
  );
}

const isAbout = (decision: Decision, { id, fingerprint }: ReviewedStory) =>
  decision.story === id && decision.fingerprint === fingerprint;

/** The decision on a story, which is none at first. */
export const decisionOn = (decisions: Decisions, { id, fingerprint }: ReviewedStory): Decision =>
  decisions[id] ?? { story: id, fingerprint, verdict: null, comment: '' };

/** The decisions with another one on a story. */
export const decide = (decisions: Decisions, story: ReviewedStory, change: Partial<Decision>): Decisions => ({
  ...decisions,
  [story.id]: { ...decisionOn(decisions, story), ...change },
});

/** The file that is committed or sent. */
export function reviewFileOf(review: Review, reviewer: string, decisions: Decisions): ReviewFile {
  const made = review.stories.map((story) => decisionOn(decisions, story));
  return {
    reviewer,
    base: review.base,
    now: review.now,
    decisions: made.filter(({ verdict, comment }) => verdict || comment),
  };
}

/** How far a review is: stories without a verdict, and those that are to be changed. */
export function progressOf({ stories }: Review, decisions: Decisions) {
  const verdicts = stories.map((story) => decisionOn(decisions, story).verdict);
  return {
    open: verdicts.filter((verdict) => !verdict).length,
    refused: verdicts.filter((verdict) => verdict === 'changes requested').length,
  };
}
