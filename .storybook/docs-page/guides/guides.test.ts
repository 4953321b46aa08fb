import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { guides } from './guides.ts';

const source = join(import.meta.dirname, '../../../design-system/src');
const pages = globSync('**/*.stories.tsx', { cwd: source }).map((file) => basename(file, '.stories.tsx'));

it('advises on widgets that have a page', () => {
  expect(Object.keys(guides).filter((name) => !pages.includes(name))).toEqual([]);
});

it('leads to widgets that have a page, and never to the same one', () => {
  const alternatives = Object.entries(guides).flatMap(([name, { whenNot }]) =>
    whenNot.flatMap(({ instead }) => (instead ? [{ name, instead }] : [])),
  );

  expect(alternatives.filter(({ name, instead }) => name === instead || !pages.includes(instead))).toEqual([]);
});

it.each(Object.entries(guides))(
  'says of %s when to take it and when not, its parts, its texts and its reading',
  (_, guide) => {
    expect(
      [guide.when, guide.whenNot, guide.anatomy, guide.content.good, guide.content.bad].map(({ length }) => length),
    ).not.toContain(0);
    expect(guide.screenReader).toMatch(/\.$/);
  },
);
