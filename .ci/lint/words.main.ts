import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import left from './words.left.json' with { type: 'json' };
import { countWords, folderOf, lowerWords, wordOf } from './words.left.ts';
import { findRetiredWords, type PlacedFinding } from './words.ts';

const options = process.argv.slice(2);
const folders = options.filter((option) => option !== '--lower').map((folder) => folder.replace(/\/$/, ''));

const all = findRetiredWords();
const findings = all.filter(({ file }) => folders.every((folder) => file.startsWith(folder)));

if (options.includes('--lower')) {
  const lowered = lowerWords(left, countWords(all));
  writeFileSync(join(import.meta.dirname, 'words.left.json'), `${JSON.stringify(lowered, null, 2)}\n`);
} else if (folders.length > 0) {
  for (const { file, at, found, write } of findings) console.log(`${file}:${at ?? ''}  ${found} → ${write}`);
} else {
  printCounts('Word', wordOf);
  printCounts('Folder', ({ file }) => folderOf(file));
}
console.log(`${findings.length} retired words left`);

function printCounts(title: string, keyOf: (finding: PlacedFinding) => string) {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  console.log(`\n${title}`);
  const rows = [...counts].toSorted(([, a], [, b]) => b - a);
  for (const [key, count] of rows) console.log(`${String(count).padStart(6)}  ${key}`);
  console.log();
}
