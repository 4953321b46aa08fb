import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTexts } from '../texts/catalogues.ts';
import { type Finding, findInName, findInText } from './retired-words.ts';

const root = join(import.meta.dirname, '../..');

const files = globSync('{design-system,admin,mocks,docs,.ci,.storybook}/**/*', { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/node_modules|\bdist\b/.test(entry.parentPath))
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(root.length + 1)
      .replaceAll('\\', '/'),
  );

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const describeAll = (file: string, findings: Finding[]) =>
  findings.map(({ found, write }) => `${file}: "${found}" is retired; write ${write}`);

it('no file or folder has a retired word in its name', () => {
  expect(files.flatMap((file) => describeAll(file, findInName(file)))).toEqual([]);
});

it('no English text of a catalogue has a retired word', () => {
  const texts = readTexts('en');

  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flatMap(({ file, english }) => describeAll(file, findInText(english)))).toEqual([]);
});

it('no page of documentation but the glossary has a retired word', () => {
  const pages = files.filter((file) => /\.mdx?$/.test(file) && file !== 'docs/glossary.md');

  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap((file) => describeAll(file, findInText(read(file))))).toEqual([]);
});
