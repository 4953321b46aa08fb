/** A skin and a direction of the page. */
export interface Look {
  name: string;
  skin: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

const directions = ['ltr', 'rtl'] as const;
const skins = ['light', 'dark'] as const;

export const looks: readonly Look[] = directions.flatMap((direction) =>
  skins.map((skin) => ({ name: `${skin} ${direction}`, skin, direction })),
);

export type Change = 'changed' | 'new' | 'gone';

/** A story in one look, at the base and now. */
export interface ReviewedPicture {
  /** The name of its look. */
  look: string;
  /** Files of pictures, from the page of the review. */
  before: string | null;
  now: string | null;
  difference: string | null;
  /** How many pixels differ, anti-aliased edges left out. */
  pixels: number;
}

export interface ReviewedStory {
  id: string;
  /** As the sidebar has it: `Design system/components/buttons/Button`. */
  title: string;
  name: string;
  change: Change;
  /** The looks in which it differs; of a new story or one that is gone, all. */
  pictures: ReviewedPicture[];
  /** Names these pictures: a decision holds as long as they stay the same. */
  fingerprint: string;
  /** Errors of its play, which make a picture one of an unfinished story. */
  problems: string[];
}

/** A word of a reviewer on a story. */
export interface Decision {
  story: string;
  fingerprint: string;
  verdict: 'approved' | 'changes requested' | null;
  comment: string;
}

/** A file of docs/reviews, or one that was sent. */
export interface ReviewFile {
  reviewer: string;
  /** Short names of commits. */
  base: string;
  now: string;
  decisions: Decision[];
}

/** All that the page of a review shows. */
export interface Review {
  /** The base in words, such as the name of a branch. */
  against: string;
  base: string;
  now: string;
  /** Whether there is more than the commit: files that are not committed. */
  isUncommitted: boolean;
  made: string;
  stories: ReviewedStory[];
  /** How many were compared, those without a difference among them. */
  compared: number;
  /** How many a limit left out. */
  leftOut: number;
  /** Decisions that are committed, the latest last. */
  decided: ReviewFile[];
}
