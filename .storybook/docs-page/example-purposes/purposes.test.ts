import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExamples } from '../../../design-system/src/example-source.ts';
import { examplePurposes } from './purposes.ts';

const source = join(import.meta.dirname, '../../../design-system/src');
const examples = globSync('**/*.examples.tsx', { cwd: source }).flatMap((file) =>
  readExamples(readFileSync(join(source, file), 'utf8')).map(({ name, description }) => ({
    file: basename(file, '.examples.tsx'),
    name,
    description,
  })),
);
const nameOf = ({ file, name }: { file: string; name: string }) => `${file} ${name}`;
const written = Object.entries(examplePurposes).flatMap(([file, purposes]) =>
  Object.entries(purposes).map(([name, purpose]) => ({ file, name, purpose })),
);

describe('each example', () => {
  it('has a sentence that says when to take it', () => {
    expect(examples.length).toBeGreaterThan(600);
    const bare = examples.filter(({ file, name, description }) => !description && !examplePurposes[file]?.[name]);
    expect(bare.map(nameOf)).toEqual([]);
  });

  it('has one alone, in its source or here', () => {
    const open = new Set(examples.filter(({ description }) => !description).map(nameOf));
    expect(written.map(nameOf).filter((name) => !open.has(name))).toEqual([]);
  });
});

it('is written as sentences', () => {
  expect(written.filter(({ purpose }) => !/^[A-Z].{10,130}[.”]$/.test(purpose))).toEqual([]);
});
