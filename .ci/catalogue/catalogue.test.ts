import { describe, expect, it } from 'vitest';
import { findMistakes } from './catalogue.ts';

const catalogue = { promised: ['W-BTN-01', 'W-BTN-02', 'EML-01'], toCome: ['EML-01'], tags: ['W-BTN-01', 'W-BTN-02'] };

describe('the catalogue', () => {
  it('is kept when every promise is shown or to come', () => {
    expect(findMistakes({ ...catalogue, tags: [...catalogue.tags, 'autodocs', 'play-fn'] })).toEqual([]);
  });

  it('misses what no story shows any more', () => {
    expect(findMistakes({ ...catalogue, tags: ['W-BTN-01'] })).toEqual(['W-BTN-02 is shown by no story.']);
  });

  it('takes nothing for missing that is shown', () => {
    expect(findMistakes({ ...catalogue, tags: [...catalogue.tags, 'EML-01'] })).toEqual([
      'EML-01 is shown: take it off the list of what is to come.',
    ]);
  });

  it('knows no other promises', () => {
    const mistakes = findMistakes({
      ...catalogue,
      toCome: ['EML-01', 'EML-99'],
      tags: [...catalogue.tags, 'W-BTN-99'],
    });

    expect(mistakes).toEqual([
      'EML-99 is to come, but nobody promised it.',
      'W-BTN-99 tags a story, but nobody promised it.',
    ]);
  });
});
