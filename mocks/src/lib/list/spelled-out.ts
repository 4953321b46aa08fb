/** A folded query, or the pattern of all that it may spell out. */
export type Spelling = string | RegExp;

/** Signs that nobody can type stand behind such letters for the second letter of their spelling. */
const [E, A] = ['\ue010', '\ue011'];
const maybeSign = `[${E}${A}]?`;

/**
 * A text, and once more with signs behind ü, ö, ø, ä and å, which may be spelled ue, oe, ae and aa where a keyboard lacks them. It is
 * the same as the design system's, which this package does not know; a test holds them together.
 */
export function withSpellings(text: string): string[] {
  const signed = text.replaceAll(/[aou]\u0308|[äöüø]/giu, `$&${E}`).replaceAll(/a\u030a|å/giu, `$&${A}`);
  return signed === text ? [text] : [text, signed];
}

/** The spellings by which a folded query is found in such a text: each of its letters in either spelling. */
export function spellingsFor(query: string): Spelling[] {
  if (!/[aou]e|aa/.test(query)) return [query];
  const escaped = query.replaceAll(/[$(-+.?[-^{-}]/g, String.raw`\$&`);
  const spell = (next: string) => (next === '' ? maybeSign : `(?:${next === 'e' ? E : A}|${maybeSign}${next})`);
  return [query, new RegExp(escaped.replaceAll(/(?<=[aou])(?:e|(?<=a)a|)/g, spell), 'g')];
}
