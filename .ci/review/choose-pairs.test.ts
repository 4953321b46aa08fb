import type { StoryIndex } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { choosePairs } from './choose-pairs.ts';

const indexOf = (...stories: [id: string, file: string, ...tags: string[]][]): StoryIndex => ({
  v: 5,
  entries: Object.fromEntries(
    stories.map(([id, file, ...tags]) => [
      id,
      { id, type: 'story' as const, subtype: 'story' as const, name: id, title: file, importPath: `./${file}`, tags },
    ]),
  ),
});

const idsOf = (options: Partial<Parameters<typeof choosePairs>[0]> & { before: StoryIndex; now: StoryIndex }) =>
  choosePairs({ affected: new Set(), withTests: false, ...options }).map(({ before, now }) => [
    before?.id ?? null,
    now?.id ?? null,
  ]);

const both = indexOf(
  ['button--sizes', 'Button.tsx'],
  ['button--conforms', 'Button.tsx', 'tests'],
  ['tabs--a', 'Tabs'],
  ['tabs--tour', 'Tabs', 'journey'],
);

describe('the stories of a review', () => {
  it('are those of files that the change can have touched, without tests', () => {
    expect(idsOf({ before: both, now: both, affected: new Set(['Button.tsx']) })).toEqual([
      ['button--sizes', 'button--sizes'],
    ]);
  });

  it('are tests too, where they are asked for', () => {
    expect(idsOf({ before: both, now: both, affected: new Set(['Button.tsx']), withTests: true })).toEqual([
      ['button--sizes', 'button--sizes'],
      ['button--conforms', 'button--conforms'],
    ]);
  });

  it('are those that are new, and last those that are gone, whatever the change touched', () => {
    const now = indexOf(['tabs--a', 'Tabs'], ['tabs--b', 'Tabs']);
    expect(idsOf({ before: both, now })).toEqual([
      [null, 'tabs--b'],
      ['button--sizes', null],
    ]);
  });

  it('are neither new nor gone where they became tests, or are no tests any more', () => {
    const now = indexOf(
      ['button--sizes', 'Button.tsx', 'tests'],
      ['button--conforms', 'Button.tsx'],
      ['tabs--a', 'Tabs'],
      ['tabs--tour', 'Tabs'],
    );
    expect(idsOf({ before: both, now })).toEqual([]);
    expect(idsOf({ before: both, now, affected: new Set(['Button.tsx']) })).toEqual([
      ['button--conforms', 'button--conforms'],
    ]);
  });

  it('are the same where the sidebar has another place for them', () => {
    const before = indexOf(['forms-tabs--a', 'Tabs']);
    expect(idsOf({ before, now: indexOf(['tabs--a', 'Tabs']), affected: new Set(['Tabs']) })).toEqual([
      ['forms-tabs--a', 'tabs--a'],
    ]);
  });

  it('have the text that is asked for', () => {
    const affected = new Set(['Button.tsx', 'Tabs']);
    expect(idsOf({ before: both, now: both, affected, grep: 'tabs' })).toEqual([['tabs--a', 'tabs--a']]);
  });
});
