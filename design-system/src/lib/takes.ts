export interface TakesRow {
  /** Texts that are typed, pasted or filled in, as people write them. */
  forms: readonly string[];
  /** The value that the field makes of each of them. */
  becomes: string;
}

/** The forms that a field accepts, for its page under "What it takes"; `*.takes.ts` next to it, held to by a test. */
export type TakesTable = readonly TakesRow[];
