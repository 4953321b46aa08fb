import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adding, inverseEdit, applyEdit, removing, replacing } from './kanban.lists.ts';

const words = array(constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 });

describe('an edit of a list', () => {
  it('does what was meant to the list in which it was seen, and back', () => {
    assert(
      property(
        words,
        integer({ min: 0, max: 4 }),
        integer({ min: 0, max: 2 }),
        words,
        (seen, start, removed, added) => {
          const index = Math.min(start, seen.length);
          const edit = { seen, index, removed: Math.min(removed, seen.length - index), added };

          const after = applyEdit(seen, edit);

          expect(after.toSorted()).toEqual(seen.toSpliced(index, edit.removed, ...added).toSorted());
          expect(applyEdit(after, inverseEdit(edit)).toSorted()).toEqual(seen.toSorted());
        },
      ),
    );
  });

  it('leaves what came meanwhile', () => {
    const removed = removing(['first', 'second'], 0);

    expect(applyEdit(['first', 'second', 'new'], removed)).toEqual(['second', 'new']);
    expect(applyEdit(['second', 'new'], inverseEdit(removed))).toEqual(['first', 'second', 'new']);
    expect(applyEdit(['first', 'new'], replacing(['first'], 0, 'changed'))).toEqual(['changed', 'new']);
    expect(applyEdit(['new'], adding([], ['late']))).toEqual(['late', 'new']);
  });

  it('brings back in order what went one after the other', () => {
    const first = removing(['a', 'b', 'c'], 0);
    const second = removing(['b', 'c'], 0);

    expect(applyEdit(applyEdit(['c'], inverseEdit(first)), inverseEdit(second))).toEqual(['a', 'b', 'c']);
    expect(applyEdit(applyEdit(['c'], inverseEdit(second)), inverseEdit(first))).toEqual(['a', 'b', 'c']);
  });

  it('takes the one of two equals that was meant', () => {
    expect(applyEdit(['ok', 'why?', 'ok'], removing(['ok', 'why?', 'ok'], 2))).toEqual(['ok', 'why?']);
  });

  it('changes nothing where that is removed already', () => {
    expect(applyEdit(['b'], removing(['a', 'b'], 0))).toEqual(['b']);
    expect(applyEdit(['b'], replacing(['a', 'b'], 0, 'c'))).toEqual(['b']);
  });
});
