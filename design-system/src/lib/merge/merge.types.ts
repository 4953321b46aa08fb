/**
 * How a field is merged: `value` as a whole, `set` by element, `text` by paragraph (a line each), `markup` by its outermost
 * elements.
 */
export type FieldKind = 'value' | 'set' | 'text' | 'markup';

/** The fields that are merged, each with its kind; of all others, what is stored stays. */
export type FieldKinds<Fields> = { readonly [Name in keyof Fields]?: FieldKind };

/** Whose value counts: that of the person who merges, that of the other person, or the one that both began with. */
export type MergeSide = 'mine' | 'theirs' | 'base';

/** The side for each conflict, by its id. */
export type MergeChoices = Readonly<Record<string, MergeSide>>;

/** A field, or a part of a text, that both have changed to different values. */
export interface FieldConflict<Name extends string = string> {
  /** Its own within the merge: the field, with a number where it is a part of a text. */
  id: string;
  field: Name;
  kind: FieldKind;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}
