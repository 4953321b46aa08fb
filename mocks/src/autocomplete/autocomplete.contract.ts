/** The contract of the suggestions of a field. */

export interface AutocompleteItem {
  title: string;
  /** 1 is the destination that most of the insured trips of this year lead to. */
  rank: number;
  /** The title as it may stand in an address: `lisbon-portugal`. */
  id: string;
}

/** 200 of `GET /api/autocomplete/data`: everything there is, by rank. Who asks does the searching, by title. */
export type AutocompleteAnswer = AutocompleteItem[];
