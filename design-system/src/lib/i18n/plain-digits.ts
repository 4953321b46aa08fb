/** A text with its digits as 0 to 9, also where they were written in full width or in Arabic, each in its place. */
export function plainDigits(text: string): string {
  return text.replaceAll(/[０-９٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

/** The same of a text whose length does not count: other looks of digits are plain as well. */
export const withPlainDigits = (text: string): string => plainDigits(text.normalize('NFKC'));
