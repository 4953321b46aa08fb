import { blocksOf } from './blocks.ts';
import { mergeBlocks, type Piece } from './merge-blocks.ts';
import type { FieldConflict, FieldKind, FieldKinds, MergeChoices, MergeSide } from './merge.types.ts';
import { namesOf } from './names-of.ts';
import { elementsOf, includes, isSameField } from './same-value.ts';

type Sides = Record<MergeSide, unknown>;

/** A field after the merge: its value, its sides, or the parts of its text. */
type FieldMerge =
  | { type: 'merged'; value: unknown }
  | ({ type: 'conflict' } & Sides)
  | { type: 'pieces'; kind: 'text' | 'markup'; pieces: readonly Piece[] };

/** Two changes of one record, brought together as far as no choice is needed. */
export interface FieldsMerge<Fields extends object> {
  /** Values that both have changed to different ones, in the order of the fields. */
  conflicts: readonly FieldConflict<keyof Fields & string>[];
  /** Fields with a change of mine that is kept beside theirs. */
  onlyMine: readonly (keyof Fields & string)[];
  /** Fields with a change of theirs that is kept beside mine. */
  onlyTheirs: readonly (keyof Fields & string)[];
  /** The record as the other person has left it. */
  theirs: Fields;
  /** Each field that either has changed; for `resolveMerge`. */
  fields: Readonly<Record<string, FieldMerge>>;
}

/**
 * Brings together what two people made of one record: what only one has changed is kept, equal changes are one change, and what both
 * have changed to different values is a conflict.
 *
 * @param base the record that `mine` began with
 * @param theirs the record as it is stored now
 */
export function mergeFields<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  kinds: FieldKinds<Fields>,
): FieldsMerge<Fields> {
  const merges = namesOf(kinds).map((name) => {
    const sides = { base: base[name], mine: mine[name], theirs: theirs[name] };
    return { name, ...mergeField(kinds[name] ?? 'value', sides) };
  });
  const keptBy = (side: 'mine' | 'theirs') => merges.flatMap(({ name, kept }) => (kept.includes(side) ? [name] : []));
  return {
    conflicts: merges.flatMap(({ name, merge }) => conflictsOf(name, kinds[name] ?? 'value', merge)),
    onlyMine: keptBy('mine'),
    onlyTheirs: keptBy('theirs'),
    theirs,
    fields: Object.fromEntries(merges.map(({ name, merge }) => [name, merge])),
  };
}

interface Merged {
  merge: FieldMerge;
  /** The sides whose changes are in it without a question. */
  kept: readonly ('mine' | 'theirs')[];
}

function mergeField(kind: FieldKind, { base, mine, theirs }: Sides): Merged {
  const isSame = (one: unknown, other: unknown) => isSameField(kind, one, other);
  const merged = (value: unknown, kept: Merged['kept']): Merged => ({ merge: { type: 'merged', value }, kept });
  if (isSame(mine, theirs)) return merged(theirs, []);
  if (isSame(base, mine)) return merged(theirs, ['theirs']);
  if (isSame(base, theirs)) return merged(mine, ['mine']);
  if (kind === 'set') return mergeSet({ base, mine, theirs });
  if (kind === 'value') return { merge: { type: 'conflict', base, mine, theirs }, kept: [] };
  const { split } = blocksOf[kind];
  const [before, own, other] = [base, mine, theirs].map((text) => split(typeof text === 'string' ? text : ''));
  const pieces = mergeBlocks(before ?? [], own ?? [], other ?? []);
  const sides = pieces.flatMap((piece) => (piece.type === 'settled' && piece.by ? [piece.by] : []));
  return { merge: { type: 'pieces', kind, pieces }, kept: [...new Set(sides)] };
}

function mergeSet({ base, mine, theirs }: Sides): Merged {
  const [before, own, other] = [elementsOf(base), elementsOf(mine), elementsOf(theirs)];
  const value = [
    ...other.filter((each) => includes(own, each) || !includes(before, each)),
    ...own.filter((each) => !includes(other, each) && !includes(before, each)),
  ];
  const isSame = (side: readonly unknown[]) => isSameField('set', value, side);
  return {
    merge: { type: 'merged', value },
    kept: [...(isSame(other) ? [] : ['mine' as const]), ...(isSame(own) ? [] : ['theirs' as const])],
  };
}

function conflictsOf<Name extends string>(field: Name, kind: FieldKind, merge: FieldMerge): FieldConflict<Name>[] {
  if (merge.type === 'conflict') {
    const { base, mine, theirs } = merge;
    return [{ id: field, field, kind, base, mine, theirs }];
  }
  if (merge.type !== 'pieces') return [];
  const { join } = blocksOf[merge.kind];
  return merge.pieces.flatMap((piece, index) => {
    if (piece.type !== 'conflict') return [];
    const { base, mine, theirs } = piece;
    return [{ id: partId(field, index), field, kind, base: join(base), mine: join(mine), theirs: join(theirs) }];
  });
}

const partId = (field: string, index: number) => `${field}.${index}`;

/**
 * The record after the merge.
 *
 * @param choices the side for each conflict; where none is chosen, theirs stays
 */
export function resolveMerge<Fields extends object>(
  { theirs, fields }: Pick<FieldsMerge<Fields>, 'theirs' | 'fields'>,
  choices: MergeChoices = {},
): Fields {
  const resolved = Object.entries(fields).map(([name, merge]) => [name, resolvedField(name, merge, choices)]);
  return { ...theirs, ...(Object.fromEntries(resolved) as Partial<Fields>) };
}

function resolvedField(name: string, merge: FieldMerge, choices: MergeChoices): unknown {
  switch (merge.type) {
    case 'merged':
      return merge.value;
    case 'conflict':
      return merge[choices[name] ?? 'theirs'];
    case 'pieces': {
      const blocks = merge.pieces.flatMap((piece, index) =>
        piece.type === 'settled' ? piece.blocks : piece[choices[partId(name, index)] ?? 'theirs'],
      );
      return blocksOf[merge.kind].join(blocks);
    }
  }
}
