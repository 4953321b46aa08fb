import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Finding, findInName, findInText } from './retired-words.ts';

const root = join(import.meta.dirname, '../..');

export const FOLDERS = ['design-system', 'admin', 'mocks', 'docs', '.ci', '.storybook'];

export interface PlacedFinding extends Finding {
  file: string;
  /** Where in the file: a line, or the text itself. */
  at?: string | number;
}

/** Everything that the lint rule cannot see: names of files and folders, and the English texts of the catalogues. */
export function findBesideCode(folders: readonly string[] = FOLDERS): PlacedFinding[] {
  const files = folders.flatMap(filesOf);
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
