export { FieldMerge, type FieldMergeProps } from './FieldMerge.tsx';
export { FieldMergeDialog, type FieldMergeDialogProps } from './FieldMergeDialog.tsx';
export type { MergeFieldText, MergeFieldTexts } from './field-merge.types.ts';
export { WordChanges, type WordChangesProps } from './field/WordChanges.tsx';
