const unknown = /[^\n\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/** Signs that text programs set, which have a plain form that nobody takes for another letter. */
const plainForms: readonly [RegExp, string | ((sign: string) => string)][] = [
  [/\s/g, ' '],
  [/[\u2010\u2011\u2212]/g, '-'],
  [/[\u2032\u02bc]/g, '’'],
  [/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC')],
  [/\p{Cf}/gu, ''],
];

/** The text in the letters of the standard fonts of PDF, those of Western Europe; what they have not stays, see `isPdfText`. */
export const pdfText = (text: string): string =>
  plainForms.reduce(
    (plain, [sign, form]) => plain.replace(sign, (found) => (typeof form === 'string' ? form : form(found))),
    text.normalize('NFC'),
  );

/** Whether the standard fonts have all letters of a text: no letter becomes another one in silence. */
export const isPdfText = (text: string): boolean => !unknown.test(pdfText(text));
