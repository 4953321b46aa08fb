import { describe, expect, it } from 'vitest';
import { restoreItems } from './restore-items.ts';

interface Row {
  id: string;
  name: string;
}

const row = (id: string, name = id): Row => ({ id, name });
const [a, b, c, d] = [row('a'), row('b'), row('c'), row('d')] as const;
const before = [a, b, c, d];
const undo = (now: readonly Row[], gone: readonly Row[], from: readonly Row[] = before) =>
  restoreItems(now, { gone, before: from, keyOf: ({ id }) => id });

describe('an item that was removed from a list', () => {
  it('is restored behind the item before it', () => {
    expect(undo([a, c, d], [b])).toEqual(before);
    expect(undo([b, c, d], [a])).toEqual(before);
    expect(undo([c], [a, b, d])).toEqual(before);
  });

  it('is restored before the item behind it when it was the first', () => {
    expect(undo([row('new'), b, c, d], [a])).toEqual([row('new'), a, b, c, d]);
  });

  it('leaves as they are the others that were changed, added, moved or taken since', () => {
    expect(undo([row('new'), a, row('c', 'changed')], [b])).toEqual([row('new'), a, b, row('c', 'changed')]);
    expect(undo([d, a], [b])).toEqual([d, a, b]);
  });

  it('is restored in either order when two were removed one after the other', () => {
    const withoutBoth = [c, d];
    const older = undo(withoutBoth, [a]);
    expect(older).toEqual([a, c, d]);
    expect(undo(older, [b], [b, c, d])).toEqual(before);
  });

  it('is not restored twice', () => {
    expect(undo([a, row('b', 'again'), c, d], [b])).toEqual([a, row('b', 'again'), c, d]);
  });
});
