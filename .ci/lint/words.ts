import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Finding, findInName, findInText } from './retired-words.ts';

const root = join(import.meta.dirname, '../..');

const FOLDERS = ['design-system', 'admin', 'mocks', 'docs', '.ci', '.storybook'];

export interface PlacedFinding extends Finding {
  file: string;
  /** The position in the file: a line, or the text itself. */
  at?: string | number;
}

/** All retired words of the repository: in code, as the lint rule finds them, and beside it. */
export const findRetiredWords = (): PlacedFinding[] => [...findInCode(), ...findBesideCode()];

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

interface Diagnostic {
  filename: string;
  message: string;
  labels: Array<{ span: { line: number } }>;
}

/** Everything that the lint rule cannot see: names of files and folders, and the English texts of the catalogues. */
function findBesideCode(): PlacedFinding[] {
  const files = FOLDERS.flatMap(filesOf);
  const inPaths = files.flatMap((file) => findInName(file).map((finding) => ({ ...finding, file })));
  const catalogues = files.filter((file) => /(?:^|\/)locales\/en\/.*\.json$/.test(file));
  return [...inPaths, ...catalogues.flatMap(findInCatalogue)];
}

function findInCatalogue(file: string): PlacedFinding[] {
  const entries: Record<string, { message?: string; translation: string }> = JSON.parse(
    readFileSync(join(root, file), 'utf8'),
  );
  return Object.values(entries).flatMap(({ message, translation }) => {
    const source = message ?? translation;
    return findInText(source).map((finding) => ({ ...finding, file, at: source }));
  });
}

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\bdist\b/.test(entry.parentPath))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
