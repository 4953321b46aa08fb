/** The value of a cell in a sheet. */
export type CellValue = string | number | boolean | Date | null;

/**
 * Signs that spreadsheets read as the start of a formula, full-width forms included, or skip before one, and the line that names the
 * separator of a file. Quotes before it count, so that those a person typed come back too.
 */
const dangerous = /^'*(?:[=+\-@\t\0\r\n＝＋－＠]|sep=)/i;

/**
 * A text of a text file that a spreadsheet shows instead of running: what would begin a formula gets a quote before it. Numbers stay
 * numbers, so that a negative amount can still be added up.
 */
export function spreadsheetSafe(value: CellValue): CellValue {
  return typeof value === 'string' && dangerous.test(value) ? `'${value}` : value;
}

/** The text before it was made safe by `spreadsheetSafe`. */
export function withoutSafetyQuote<Value>(value: Value): Value | string {
  return typeof value === 'string' && value.startsWith("'") && dangerous.test(value) ? value.slice(1) : value;
}
