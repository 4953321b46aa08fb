import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

interface Folder {
  path: string;
  files: string[];
}

const root = join(import.meta.dirname, '../..');
const entries = new Set(Object.values(manifest.exports).map((path) => join('design-system', path)));
const designSystem = foldersIn('design-system/src');
const everywhere = ['admin/src', 'mocks/src', '.storybook'].flatMap(foldersIn).concat(designSystem);

/** The files of a page of the UI kit, beside the entry of the package that may bear its name. */
const ofPages = /\.(examples|stories|samples|data|test|testing)\.tsx?$|^README\.md$/;
const pages = designSystem.filter(
  ({ path, files }) =>
    files.some((file) => file.endsWith('.examples.tsx')) &&
    files.every((file) => ofPages.test(file) || entries.has(join(path, file))),
);

describe('the folders', () => {
  it('with pages alone are marked as UI-kit pages, and no others are', () => {
    const marked = designSystem.filter((folder) => sentenceOf(folder).startsWith('UI-kit page: '));

    expect(pages.length).toBeGreaterThan(10);
    expect(marked.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
  });

  it('hold at most 15 files each', () => {
    const full = everywhere.filter(({ files }) => files.length > 15);

    expect(full.map(({ path, files }) => `${path}: ${files.length}`)).toEqual([]);
  });
});

function foldersIn(top: string): Folder[] {
  const entriesIn = readdirSync(join(root, top), { recursive: true, withFileTypes: true });
  const paths = entriesIn.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  return [join(root, top), ...paths].map((path) => ({
    path: relative(root, path),
    files: entriesIn.filter((entry) => entry.isFile() && entry.parentPath === path).map(({ name }) => name),
  }));
}

/** The first paragraph below the title of the README. */
function sentenceOf({ path, files }: Folder): string {
  if (!files.includes('README.md')) return '';
  const [, sentence = ''] = readFileSync(join(root, path, 'README.md'), 'utf8').split('\n\n');
  return sentence.trim();
}
