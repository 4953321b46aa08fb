/** Keeps the rows in which every typed word stands, in whatever column, case and accents. */
export function searchRows<Row>(rows: readonly Row[], query: string, textsOf: (row: Row) => readonly string[]): Row[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = plain(textsOf(row).join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
