import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBesideCode, FOLDERS, type PlacedFinding } from './words.ts';

const root = join(import.meta.dirname, '../..');
const folders = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));

const findings = [...findInCode(), ...findBesideCode()].filter(({ file }) =>
  folders.every((folder) => file.startsWith(folder)),
);

if (folders.length > 0) {
  for (const { file, at, found, write } of findings) console.log(`${file}:${at ?? ''}  ${found} → ${write}`);
} else {
  printCounts('Word', ({ found }) => found.toLowerCase());
  printCounts('Folder', ({ file }) => folderOf(file));
}
console.log(`${findings.length} retired words left`);

function findInCode(): PlacedFinding[] {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const config = ['-c', '.ci/lint/words.oxlintrc.json', '--disable-nested-config', '--format', 'json'];
  const code = FOLDERS.filter((folder) => folder !== 'docs');
  const { stdout } = spawnSync(process.execPath, [oxlint, ...config, ...code], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ filename, message, labels }) => {
    const [, found = '', write = ''] = /^"(.+?)" is a retired word\. Write (.+?); docs/.exec(message) ?? [];
    return { file: filename, at: labels[0]?.span.line ?? 0, found, write };
  });
}

function printCounts(title: string, keyOf: (finding: PlacedFinding) => string) {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  console.log(`\n${title}`);
  const rows = [...counts].toSorted(([, a], [, b]) => b - a);
  for (const [key, count] of rows) console.log(`${String(count).padStart(6)}  ${key}`);
  console.log();
}

/** A feature, or a folder of the same depth elsewhere. */
function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  return parts.slice(0, file.startsWith('admin/src/features/') ? 4 : 3).join('/');
}

interface Diagnostic {
  filename: string;
  message: string;
  labels: Array<{ span: { line: number } }>;
}
