import { describe, expect, it } from 'vitest';
import { findMistakes } from './catalogue.ts';

const catalogue = { promised: ['W-BTN-01', 'W-BTN-02', 'EML-01'], planned: ['EML-01'], tags: ['W-BTN-01', 'W-BTN-02'] };

describe('the catalogue', () => {
  it('has no mistakes when every promise is shown or planned', () => {
    expect(findMistakes({ ...catalogue, tags: [...catalogue.tags, 'autodocs', 'play-fn'] })).toEqual([]);
  });

  it('reports a promise that no story shows any more', () => {
    expect(findMistakes({ ...catalogue, tags: ['W-BTN-01'] })).toEqual(['W-BTN-02 is shown by no story.']);
  });

  it('reports a planned promise that a story shows already', () => {
    expect(findMistakes({ ...catalogue, tags: [...catalogue.tags, 'EML-01'] })).toEqual([
      'EML-01 is shown: remove it from planned.txt.',
    ]);
  });

  it('reports ids that are not among the promises', () => {
    const mistakes = findMistakes({
      ...catalogue,
      planned: ['EML-01', 'EML-99'],
      tags: [...catalogue.tags, 'W-BTN-99'],
    });

    expect(mistakes).toEqual([
      'EML-99 is planned, but not among the promises.',
      'W-BTN-99 tags a story, but is not among the promises.',
    ]);
  });
});
