import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const exported = [...new Set(Object.values(manifest.exports))].filter((path) => path.endsWith('.ts'));
const sources = exported.map((path) => [path, readFileSync(join(import.meta.dirname, '..', path), 'utf8')] as const);
/** Files of the package that do nothing but hand on what others export. */
const barrels = sources.filter(
  ([, source]) => /^export (type )?\{/.test(source) && !/^(?!export|  |\})./m.test(source),
);

const inOrder = (names: readonly string[]) => names.toSorted((one, other) => (one < other ? -1 : 1));

function namesOf(statement: string): string[] {
  const [, list = ''] = /\{([^}]*)\}/.exec(statement) ?? [];
  return list
    .split(',')
    .map((name) =>
      name
        .replace(/^\s*(type )?(.* as )?/, '')
        .trim()
        .toLowerCase(),
    )
    .filter(Boolean);
}

it('knows the barrels', () => {
  expect(barrels.map(([path]) => path)).toContain('./src/index.ts');
  expect(barrels.length).toBeGreaterThan(5);
});

it.each(barrels)('exports names of %s from A to Z, each file once', (_path, source) => {
  const statements = source.split(/(?<=;\n)/);
  const names = statements.map(namesOf);
  const files = statements.map((statement) => statement.slice(statement.lastIndexOf(' from ')));

  expect(names).toEqual(names.map(inOrder));
  const first = names.map(([name = '']) => name);
  expect(first).toEqual(inOrder(first));
  expect(files).toEqual([...new Set(files)]);
});
