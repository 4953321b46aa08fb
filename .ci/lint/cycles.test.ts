import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importGraph } from '../affected/import-graph.ts';
import { cyclesIn } from './cycles.ts';

const root = join(import.meta.dirname, '../..');

/** A repository with a package `a` that exports `./b` and calls the folder `lib` `#lib`. */
function plant(files: Readonly<Record<string, string>>) {
  const place = mkdtempSync(join(tmpdir(), 'embarque-cycles-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const manifest = { name: '@embarque/a', exports: { './*': './src/*.ts' }, imports: { '#lib/*': './lib/*' } };
  for (const [file, source] of Object.entries({ ...files, 'a/package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), source);
  }
  return importGraph(place, ['a'], ['a']);
}

describe('the search for import cycles', () => {
  it.each([
    ['of values', `import { b } from './b.ts';`],
    ['of types', `import type { B } from './b.ts';`],
    ['of code that loads later', `const load = () => import('./b.ts');`],
    ['of what is exported again', `export { b } from './b.ts';`],
    ['by the name of the package', `import { b } from '@embarque/a/b';`],
  ])('finds one %s', (_kind, source) => {
    const graph = plant({ 'a/src/a.ts': source, 'a/src/b.ts': `import { a } from './a.ts';` });

    expect(cyclesIn(graph)).toEqual([['a/src/a.ts', 'a/src/b.ts']]);
  });

  it('finds one by the short names of a package', () => {
    const graph = plant({
      'a/src/a.ts': `import { b } from '#lib/b.ts';`,
      'a/lib/b.ts': `import { a } from '../src/a.ts';`,
    });

    expect(cyclesIn(graph)).toEqual([['a/lib/b.ts', 'a/src/a.ts']]);
  });

  it('finds none where two ways lead to the same file', () => {
    const graph = plant({
      'a/src/a.ts': `import './b.ts';\nimport './c.ts';`,
      'a/src/b.ts': `import './c.ts';`,
      'a/src/c.ts': `import text from './a.ts?raw';`,
    });

    expect(cyclesIn(graph)).toEqual([]);
  });
});

it('has no import cycle, types and late imports included', () => {
  const graph = importGraph(
    root,
    ['design-system', 'admin', 'mocks', '.storybook', '.ci'],
    ['.', 'design-system', 'admin', 'mocks'],
  );

  expect(graph.size).toBeGreaterThan(1000);
  expect(cyclesIn(graph)).toEqual([]);
});
