import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adding, backOf, edited, removing, replacing } from './kanban.lists.ts';

const words = array(constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 });

describe('an edit of a list', () => {
  it('does what was meant to the list in which it was seen, and back', () => {
    assert(
      property(words, integer({ min: 0, max: 4 }), integer({ min: 0, max: 2 }), words, (among, start, gone, come) => {
        const at = Math.min(start, among.length);
        const edit = { among, at, gone: Math.min(gone, among.length - at), come };

        const after = edited(among, edit);

        expect(after.toSorted()).toEqual(among.toSpliced(at, edit.gone, ...come).toSorted());
        expect(edited(after, backOf(edit)).toSorted()).toEqual(among.toSorted());
      }),
    );
  });

  it('leaves what came meanwhile', () => {
    const gone = removing(['first', 'second'], 0);

    expect(edited(['first', 'second', 'new'], gone)).toEqual(['second', 'new']);
    expect(edited(['second', 'new'], backOf(gone))).toEqual(['first', 'second', 'new']);
    expect(edited(['first', 'new'], replacing(['first'], 0, 'changed'))).toEqual(['changed', 'new']);
    expect(edited(['new'], adding([], ['late']))).toEqual(['late', 'new']);
  });

  it('brings back in order what went one after the other', () => {
    const first = removing(['a', 'b', 'c'], 0);
    const second = removing(['b', 'c'], 0);

    expect(edited(edited(['c'], backOf(first)), backOf(second))).toEqual(['a', 'b', 'c']);
    expect(edited(edited(['c'], backOf(second)), backOf(first))).toEqual(['a', 'b', 'c']);
  });

  it('takes the one of two equals that was meant', () => {
    expect(edited(['ok', 'why?', 'ok'], removing(['ok', 'why?', 'ok'], 2))).toEqual(['ok', 'why?']);
  });

  it('changes nothing where that is gone already', () => {
    expect(edited(['b'], removing(['a', 'b'], 0))).toEqual(['b']);
    expect(edited(['b'], replacing(['a', 'b'], 0, 'c'))).toEqual(['b']);
  });
});
