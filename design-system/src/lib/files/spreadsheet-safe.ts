/** The value of a cell in a sheet. */
export type CellValue = string | number | boolean | Date | null;

/** The characters that spreadsheets read as the start of a formula, full-width forms included, or skip before one. */
const dangerous = /^[=+\-@\t\0\r\n＝＋－＠]/;

/**
 * A text that a spreadsheet shows instead of running: what would begin a formula gets a quote before it. Numbers stay
 * numbers, so that a negative amount can still be added up.
 */
export function spreadsheetSafe(value: CellValue): CellValue {
  return typeof value === 'string' && dangerous.test(value) ? `'${value}` : value;
}
