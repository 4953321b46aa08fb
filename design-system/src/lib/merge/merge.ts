export { changedFields } from './changed-fields.ts';
export {
  type FieldConflict,
  type FieldKind,
  type FieldKinds,
  type MergeChoices,
  type MergeSide,
} from './merge.types.ts';
export { type FieldsMerge, mergeFields, resolveMerge } from './merge-fields.ts';
export { type WordChange, wordChanges } from './word-changes.ts';
