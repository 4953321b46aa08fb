import { describe, expect, it } from 'vitest';
import left from './words.left.json' with { type: 'json' };
import { compareWords, countWords, lowerWords } from './words.left.ts';
import { findRetiredWords } from './words.ts';

it('no retired word is there more often than words.left.json allows, and none less often', () => {
  expect(compareWords(left, countWords(findRetiredWords()))).toEqual([]);
});

describe('retired words', () => {
  const at = (file: string, found: string) => ({ file, found, write: 'another word' });
  const allowed = { 'admin/src/app': { first: 2 }, 'admin/src/features/kanban': { third: 1 } };

  it('are counted by folder and word', () => {
    const findings = [
      at('admin/src/app/start/a.ts', 'First'),
      at('admin/src/app/b.ts', 'first'),
      at('admin/src/features/kanban/board/c.ts', 'third'),
    ];

    expect(countWords(findings)).toEqual(allowed);
  });

  it('may be no more than before, not even in exchange for others', () => {
    expect(
      compareWords(allowed, { 'admin/src/app': { first: 2, other: 1 }, 'admin/src/features/kanban': { third: 1 } }),
    ).toEqual([expect.stringContaining('admin/src/app: "other" is retired and 1 times there, 0 are allowed.')]);
  });

  it('are no longer allowed once they are gone', () => {
    expect(compareWords(allowed, { 'admin/src/app': { first: 1 }, 'admin/src/features/kanban': { third: 1 } })).toEqual(
      ['admin/src/app: "first" is 1 times there, and 2 are allowed. Run `npm run words -- --lower`.'],
    );
  });

  it('are allowed less and less', () => {
    expect(lowerWords(allowed, { 'admin/src/app': { first: 3, other: 1 } })).toEqual({ 'admin/src/app': { first: 2 } });
  });
});
