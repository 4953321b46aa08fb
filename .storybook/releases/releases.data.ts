export interface Release {
  version: string;
  /** The day, such as `2026-11-25`. */
  date: string;
  /** The last commit in it. */
  commit: string;
}

/** The releases so far, the oldest first. */
export const releases: readonly Release[] = [
  { version: '0.1.0', date: '2026-11-25', commit: '5b2452b29a0509de27c8f604517ee6cef37251c1' },
];
