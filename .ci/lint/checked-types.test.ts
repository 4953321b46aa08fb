import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from '../affected/import-graph.ts';

const root = join(import.meta.dirname, '../..');

// The compiler leaves hidden folders out of a pattern that does not name their files, without a word.
it('the types of every file are checked', { timeout: 120_000 }, () => {
  const listed = execFileSync(join(root, 'node_modules/.bin/tsc'), ['--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  const checked = new Set(listed.split('\n').map((file) => relative(root, file)));
  const files = filesOf(root, ['{.ci,.storybook,admin,design-system,mocks}/**/*.{ts,tsx}', '*.ts']);

  expect(files.length).toBeGreaterThan(3000);
  expect(files.filter((file) => !checked.has(file))).toEqual([]);
});
