import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Test {
  title: string;
  /** The file, from the top of the repository. */
  file: string;
  /** The ids in the brackets of its title. */
  ids: readonly string[];
}

const TOP = join(import.meta.dirname, '../..');
const ID = String.raw`(?:[A-Z][A-Z0-9]*-)+[\d.]+(?:-[a-z])?`;
const TITLE = new RegExp(String.raw`(['"\`])((?:(?!\1).)*) ?\((${ID}(?:, ${ID})*)\)((?:(?!\1).)*)\1`, 'g');

/** The tests whose titles name ids: those in Node, and the journeys through the built app. */
export function readTests(top = TOP): Test[] {
  return globSync(
    [
      '{admin,design-system,mocks}/{src,vite,serve,tokens}/**/*.test.ts',
      '.ci/**/*.test.ts',
      'admin/e2e/**/*.journey.ts',
    ],
    {
      cwd: top,
      // Its own tests claim made-up lines.
      exclude: ['.ci/coverage/**'],
    },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => testsIn(file, readFileSync(join(top, file), 'utf8')));
}

/** The tests of one file whose titles name ids. */
export const testsIn = (file: string, source: string): Test[] =>
  [...source.matchAll(TITLE)].map(([, , before = '', ids = '', after = '']) => ({
    title: `${before}${after}`.replaceAll('\\', '').trim(),
    file,
    ids: ids.split(', '),
  }));
