import type { CellValue } from '../../../lib/files/spreadsheet-safe.ts';
import { numberNotation } from '../../../forms/elements/number-input/number-notation.ts';
import type { DecimalSign } from '../../../lib/numbers/readings.ts';
import type { TwoReadings } from '../../../lib/numbers/two-readings.ts';
import type { DataColumn } from '../data-table.types.ts';

/** A number without the signs around it, but with all its figures: what is left as it was must not be rounded. */
export function textToChange<Item>(value: CellValue, { edit, format }: DataColumn<Item>): string {
  if (edit?.kind !== 'number' || typeof value !== 'number') return String(value ?? '');
  const { style, minimumFractionDigits = 0 } = new Intl.NumberFormat('pt-BR', format).resolvedOptions();
  const bare = { style: style === 'percent' ? 'percent' : 'decimal', minimumFractionDigits } as const;
  return numberNotation({ format: bare }).formatForEditing(value);
}

/** A typed text as the value of a cell; `null` for none. */
export type TypedCell = { value: CellValue } | { either: TwoReadings } | null;

/** The value of a typed text, `null` when it should be a number and is not. */
export function valueOfText<Item>(text: string, { edit, format }: DataColumn<Item>, typedSign: DecimalSign): TypedCell {
  const trimmed = text.trim();
  if (edit?.kind !== 'number') return { value: trimmed };
  if (trimmed === '') return { value: null };
  const notation = numberNotation({ format, typedSign });
  const value = notation.read(trimmed);
  if (value !== null) return { value };
  const either = notation.twoReadingsOf(trimmed);
  return either ? { either } : null;
}
