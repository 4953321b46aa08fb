import { expect, it } from 'vitest';
import { commentShare, countIn, kindOf, knots, linesByFolder, roles } from './figures.ts';

it.each([
  ['admin/src/features/todo/todo.api.ts', 'source'],
  ['admin/src/features/todo/todo.api.test.ts', 'tests'],
  ['admin/src/features/todo/todo.walk.testing.ts', 'tests'],
  ['admin/e2e/features/todo.journey.ts', 'tests'],
  ['admin/src/features/todo/TodoPage.stories.tsx', 'stories'],
  ['design-system/src/cards/card/Card.examples.tsx', 'examples'],
  ['admin/locales/en/todo.json', 'texts'],
  ['docs/session.md', 'docs'],
  ['package-lock.json', null],
  ['admin/public/icon.svg', null],
])('%s is of the kind %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

const files = [
  { path: 'admin/src/todo/todo.api.ts', text: '/** Calls. */\nexport const a = 1;\n' },
  { path: 'admin/src/todo/todo.api.test.ts', text: 'a;\n' },
  { path: 'mocks/src/todo/todo.data.ts', text: '// Why.\nx;\ny;\nz;\n' },
];

it('lines are counted by folder and kind', () => {
  const lines = linesByFolder(files);

  expect(lines.get('admin')).toMatchObject({ source: 2, tests: 1 });
  expect(lines.get('mocks')).toMatchObject({ source: 4, tests: 0 });
});

it('a role is what stands between the feature and the ending', () => {
  expect(roles([...files, { path: 'admin/src/todo/TodoPage.tsx', text: '' }])).toEqual(
    new Map([
      ['api', 1],
      ['data', 1],
    ]),
  );
});

it('comments are a share of the lines of source', () => {
  // Two of eight, with the empty line at the end of each file.
  expect(commentShare(files)).toBe(25);
});

it('folders that import from each other are a knot', () => {
  const graph = new Map([
    ['a/one.ts', ['b/two.ts']],
    ['b/two.ts', ['b/three.ts']],
    ['b/three.ts', ['a/four.ts', 'c/five.ts']],
    ['a/four.ts', []],
    ['c/five.ts', []],
  ]);

  expect(knots(graph)).toEqual([['a', 'b']]);
});

it('a pattern is counted in all files', () => {
  expect(countIn(files, /[xa]\b/g)).toBe(3);
});
