import { describe, expect, it } from 'vitest';
import type { IndexEntry } from 'storybook/internal/types';
import { findMistakes, findUnreachable } from './catalogue.ts';

const catalogue = { promised: ['W-BTN-01', 'W-BTN-02'], tags: ['W-BTN-01', 'W-BTN-02'] };

describe('the catalogue', () => {
  it('has no mistakes when every promise is shown', () => {
    expect(findMistakes({ ...catalogue, tags: [...catalogue.tags, 'autodocs', 'play-fn'] })).toEqual([]);
  });

  it('reports a promise that no story shows any more', () => {
    expect(findMistakes({ ...catalogue, tags: ['W-BTN-01'] })).toEqual(['W-BTN-02 is shown by no story.']);
  });

  it('reports ids that are not among the promises', () => {
    expect(findMistakes({ ...catalogue, tags: [...catalogue.tags, 'W-BTN-99'] })).toEqual([
      'W-BTN-99 tags a story, but is not among the promises.',
    ]);
  });
});

describe('the search', () => {
  const page = (id: string, ...tags: string[]): IndexEntry => ({
    id: 'button--docs',
    type: 'docs',
    name: 'Button',
    title: 'Button',
    importPath: './Button.stories.tsx',
    storiesImports: [],
    tags,
    anchors: [{ id: '', title: id }],
  });

  it('leads to a promise by a page that is in the sidebar', () => {
    expect(findUnreachable(['W-BTN-01'], [page('W-BTN-01')])).toEqual([]);
  });

  it('reports a promise that hidden tests alone have, or nothing', () => {
    expect(findUnreachable(['W-BTN-01', 'W-BTN-02'], [page('W-BTN-01', 'tests')])).toEqual([
      'W-BTN-01 leads to nothing in the search of Storybook.',
      'W-BTN-02 leads to nothing in the search of Storybook.',
    ]);
  });
});
