/** One import, or one file that is exported again. */
export interface Import {
  /** As it is written, without a query. */
  path: string;
  /** The names that are taken from it; `null` for all of it. */
  names: readonly string[] | null;
  /** Whether it is exported again. */
  isExported: boolean;
  /** Whether its text is read, or another part of it, and it is not run. */
  isRaw: boolean;
}

const IMPORT =
  /(?:\b(?<keyword>import|export)\b(?<clause>[^'";]*?)\bfrom|\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'(?<path>[.#@][^'?\n]*)(?<query>\?[^'\n]*)?'/g;

const GLOB = /\bimport\.meta\.glob(?:<.*?>)?\(\s*(\[[^\]]*\]|'[^']*')/gs;

/** The imports of a file, read from its text: oxfmt writes each of them in the same way. */
export const importsIn = (source: string): Import[] =>
  [...source.matchAll(IMPORT)].map(({ groups: { keyword, clause, path = '', query } = {} }) => ({
    path,
    names: clause === undefined ? null : namesIn(clause),
    isExported: keyword === 'export',
    isRaw: query !== undefined,
  }));

/** The patterns of files that a file takes by `import.meta.glob`; those that begin with `!` leave files out. */
export const globsIn = (source: string): string[][] =>
  [...source.matchAll(GLOB)].map(([, patterns = '']) =>
    [...patterns.matchAll(/'([^']*)'/g)].map(([, each = '']) => each),
  );

function namesIn(clause: string): string[] | null {
  const list = /\{(.*)\}/s.exec(clause);
  if (!list) return null;
  return (list[1] ?? '')
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] ?? '',
    )
    .filter(Boolean);
}
