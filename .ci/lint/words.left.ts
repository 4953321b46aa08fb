import type { PlacedFinding } from './words.ts';

/** How often each retired word is still there, by folder and word. */
export type WordsLeft = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Counts retired words by folder and word, both A–Z. */
export function countWords(findings: readonly PlacedFinding[]): WordsLeft {
  const byFolder = Map.groupBy(findings, ({ file }) => folderOf(file));
  return sorted(
    [...byFolder].map(([folder, within]) => {
      const byWord = Map.groupBy(within, wordOf);
      return [folder, sorted([...byWord].map(([word, list]) => [word, list.length]))];
    }),
  );
}

/** A sentence for each count that differs from what is allowed, in either direction. */
export function compareWords(allowed: WordsLeft, found: WordsLeft): string[] {
  return pairsOf(allowed, found).flatMap(({ folder, word, before, now }) => {
    if (now > before) {
      return `${folder}: "${word}" is retired and ${now} times there, ${before} are allowed. \`npm run words -- ${folder}\` says where and what to write.`;
    }
    return now < before
      ? `${folder}: "${word}" is ${now} times there, and ${before} are allowed. Run \`npm run words -- --lower\`.`
      : [];
  });
}

/** The counts that are allowed from now on: never more than before. */
export function lowerWords(allowed: WordsLeft, found: WordsLeft): WordsLeft {
  const left = pairsOf(allowed, found).filter(({ before, now }) => Math.min(before, now) > 0);
  const byFolder = Map.groupBy(left, ({ folder }) => folder);
  return sorted(
    [...byFolder].map(([folder, list]) => [
      folder,
      sorted(list.map(({ word, before, now }) => [word, Math.min(before, now)])),
    ]),
  );
}

/** A feature, or a folder of the same depth elsewhere. */
export function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  return parts.slice(0, file.startsWith('admin/src/features/') ? 4 : 3).join('/');
}

export const wordOf = ({ found }: PlacedFinding): string => found.toLowerCase();

function pairsOf(allowed: WordsLeft, found: WordsLeft) {
  const folders = keysOf(allowed, found);
  return folders.flatMap((folder) =>
    keysOf(allowed[folder], found[folder]).map((word) => ({
      folder,
      word,
      before: allowed[folder]?.[word] ?? 0,
      now: found[folder]?.[word] ?? 0,
    })),
  );
}

const keysOf = (one: object = {}, other: object = {}) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

function sorted<Value>(entries: [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
