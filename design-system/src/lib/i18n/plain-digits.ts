/** A text with its digits as 0 to 9 where they were written in Arabic, and all signs of full width as usual ones, each in its place. */
export function plainDigits(text: string): string {
  return text
    .replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

/** From a usual sign to that of full width. */
const FULL_WIDTH = 0xfee0;

/** The same of a text whose length does not count: other looks of digits are plain as well. */
export const withPlainDigits = (text: string): string => plainDigits(text.normalize('NFKC'));
