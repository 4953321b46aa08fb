import { describe, expect, it } from 'vitest';
import { findMistakes } from './catalogue.ts';

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
