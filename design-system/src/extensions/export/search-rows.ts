import { fold } from '../../lib/i18n/fold.ts';

/** Keeps the rows in which every typed word stands, in whatever column, case and accents. */
export function searchRows<Row>(rows: readonly Row[], query: string, textsOf: (row: Row) => readonly string[]): Row[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = fold(textsOf(row).join('\n'));
    return words.every((word) => text.includes(word));
  });
}
