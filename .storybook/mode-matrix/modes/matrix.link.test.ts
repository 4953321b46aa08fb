import { describe, expect, it } from 'vitest';
import { storyOfMatrix } from './matrix.link.ts';

const index = {
  'patterns-undo--docs': { id: 'patterns-undo--docs', type: 'docs', title: 'Patterns/Undo' },
  'button--docs': { id: 'button--docs', type: 'docs', title: 'Actions/Button' },
  button: { id: 'button', type: 'component' },
  'button--playground': { id: 'button--playground', type: 'story', title: 'Actions/Button' },
  'button--busy': { id: 'button--busy', type: 'story', title: 'Actions/Button' },
};

describe('all modes', () => {
  it('are those of the story that is shown', () => {
    expect(storyOfMatrix(index, 'button--busy')).toBe('button--busy');
  });

  it('are those of the first story on the page of a widget', () => {
    expect(storyOfMatrix(index, 'button--docs')).toBe('button--playground');
  });

  it('are none of a page without stories', () => {
    expect(storyOfMatrix(index, 'patterns-undo--docs')).toBeNull();
  });
});
