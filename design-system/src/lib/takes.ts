export interface TakesRow {
  /** What is typed, pasted or filled in, as people write it. */
  forms: readonly string[];
  /** What the field makes of each of them. */
  becomes: string;
}

/** The forms that a field accepts, for its page under "What it takes"; `*.takes.ts` next to it, held to by a test. */
export type TakesTable = readonly TakesRow[];
