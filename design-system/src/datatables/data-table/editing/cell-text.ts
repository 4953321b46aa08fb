import type { CellValue } from '../../../lib/files/spreadsheet-safe.ts';
import { numberNotation } from '../../../forms/elements/number-input/number-notation.ts';
import type { DataColumn } from '../data-table.types.ts';

/** A number without the signs around it, but with all its figures: what is left as it was must not be rounded. */
export function textToChange<Item>(value: CellValue, { edit, format }: DataColumn<Item>): string {
  if (edit?.kind !== 'number' || typeof value !== 'number') return String(value ?? '');
  const { style, minimumFractionDigits = 0 } = new Intl.NumberFormat('pt-BR', format).resolvedOptions();
  const bare = { style: style === 'percent' ? 'percent' : 'decimal', minimumFractionDigits } as const;
  return numberNotation(bare).formatForEditing(value);
}

/** The value of a typed text. Undefined when it should be a number and is not. */
export function valueOfText<Item>(
  text: string,
  { edit, format }: DataColumn<Item>,
  before: CellValue,
): CellValue | undefined {
  const trimmed = text.trim();
  if (edit?.kind !== 'number') return trimmed;
  if (trimmed === '') return null;
  return numberNotation(format).read(trimmed, typeof before === 'number' ? before : null) ?? undefined;
}
