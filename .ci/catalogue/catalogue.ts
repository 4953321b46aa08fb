/** The lists that are compared: each id names one thing that the product promises to show. */
export interface Catalogue {
  /** Everything that is promised. */
  promised: readonly string[];
  /** What is promised and not built yet. */
  toCome: readonly string[];
  /** The tags of all stories. */
  tags: Iterable<string>;
}

/** What a tag looks like that names a promise, such as `W-BTN-03` or `EML-12`. */
const ID = /^(?:W-)?[A-Z][A-Z0-9]+-\d+$/;

/** A sentence for each id that is not where it belongs. */
export function findMistakes({ promised, toCome, tags }: Catalogue): string[] {
  const shown = new Set([...tags].filter((tag) => ID.test(tag)));
  const known = new Set(promised);
  const later = new Set(toCome);
  return [
    ...promised.filter((id) => !shown.has(id) && !later.has(id)).map((id) => `${id} is shown by no story.`),
    ...toCome.filter((id) => shown.has(id)).map((id) => `${id} is shown: take it off the list of what is to come.`),
    ...toCome.filter((id) => !known.has(id)).map((id) => `${id} is to come, but nobody promised it.`),
    ...[...shown].filter((id) => !known.has(id)).map((id) => `${id} tags a story, but nobody promised it.`),
  ];
}
