import type { ReactNode } from 'react';

/** How a field is named, and its values are shown. */
export interface MergeFieldText {
  /** The name of the field: "Title". */
  label: string;
  /** The value as text; without it, texts and numbers as they are, and markup without its tags. */
  format?: (value: unknown) => string;
  /** Draws the value; without it, it is its text with the words marked that differ. */
  render?: (value: unknown) => ReactNode;
}

/** The names of all fields that may be in a merge. */
export type MergeFieldTexts<Name extends string = string> = Readonly<Partial<Record<Name, MergeFieldText>>>;
