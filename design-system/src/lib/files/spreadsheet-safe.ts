/** What stands in a cell of a sheet. */
export type CellValue = string | number | boolean | Date | null;

/** What spreadsheets take for the beginning of a formula, also in its full-width forms, or pass over before one. */
const dangerous = /^[=+\-@\t\0\r\n＝＋－＠]/;

/**
 * A text that a spreadsheet shows instead of running: what would begin a formula gets a quote before it. Numbers stay
 * numbers, so that a negative amount can still be added up.
 */
export function spreadsheetSafe(value: CellValue): CellValue {
  return typeof value === 'string' && dangerous.test(value) ? `'${value}` : value;
}
