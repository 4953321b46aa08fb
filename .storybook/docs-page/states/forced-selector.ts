/** The attribute that stands for pseudo-classes, whose words it lists. */
export const FORCED = 'data-forced';

const PSEUDO = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** A selector that holds for forced pseudo-classes too; `null` where it has none, or holds already. */
export function forcedSelector(selector: string): string | null {
  if (selector.includes(`[${FORCED}`) || selector.search(PSEUDO) < 0) return null;
  return `${selector}, ${selector.replaceAll(PSEUDO, (_, name: string) => `[${FORCED}~='${name}']`)}`;
}
