import type { FieldConflict } from '../../lib/merge/merge.types.ts';
import type { MergeFieldTexts } from './field-merge.types.ts';

interface Part {
  label: string;
  part: number;
  parts: number;
}

/** The name of each conflict: of its field, with its number where the field has several. */
export function partLabels<Name extends string>(
  conflicts: readonly FieldConflict<Name>[],
  fields: MergeFieldTexts<Name>,
  numbered: (part: Part) => string,
): string[] {
  return conflicts.map((conflict) => {
    const label = fields[conflict.field]?.label ?? conflict.field;
    const siblings = conflicts.filter(({ field }) => field === conflict.field);
    return siblings.length === 1
      ? label
      : numbered({ label, part: siblings.indexOf(conflict) + 1, parts: siblings.length });
  });
}
