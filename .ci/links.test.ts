import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const pages = ['.', 'docs', 'admin', 'design-system', 'mocks'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== '.', withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);

it.each(pages)('%s links only to what is there', (page) => {
  const targets = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, target = '']) => target,
  );
  const files = targets
    .filter((target) => !/^(?:https?:|mailto:|#)/.test(target))
    .map((target) => target.replace(/#.*/, ''));

  expect(files.filter((file) => !existsSync(join(root, dirname(page), file)))).toEqual([]);
});
