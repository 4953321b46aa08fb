import { describe, expect, it } from 'vitest';
import { findInComment, findInName, findInState, findInText, mayHoldRetiredWords } from './retired-words.ts';

const found = (findings: Array<{ found: string }>) => findings.map((finding) => finding.found);

describe('names', () => {
  it.each([
    ['rowDeeds', 'deeds'],
    ['useFocusWish', 'wish'],
    ['LAST_WORDS', 'last words'],
    ['inverseOfMove', 'inverse of'],
    ['isCalm', 'calm'],
    ['to-come.txt', 'to come'],
    ['admin/src/app/DeskLayout.tsx', 'desk'],
  ])('%s holds a retired word', (name, word) => {
    expect(found(findInName(name))).toEqual([word]);
    expect(mayHoldRetiredWords(name)).toBe(true);
  });

  it.each(['theirName', 'wishList', 'Wishlist', 'GripVertical', 'Desktop58', 'travelDesk', 'indeed', 'customer'])(
    '%s holds none',
    (name) => expect(findInName(name)).toEqual([]),
  );
});

describe('comments', () => {
  it.each([
    ['* What the server said.', 'What …'],
    [' Keeps it for whoever comes next.', 'whoever'],
    [' The page is on its way.', 'on its way'],
    [' Calls `putBack` first.', 'put back'],
  ])('"%s" holds a retired word', (comment, word) => {
    expect(found(findInComment(comment))).toEqual([word]);
    expect(mayHoldRetiredWords(`/*${comment}*/`)).toBe(true);
  });

  it('may begin a later line with a question word', () => {
    expect(findInComment(' Where it stands is kept.', false)).toEqual([]);
  });

  it('may say "their wish list"', () => {
    expect(findInComment('* Shows their wish list.')).toEqual([]);
  });
});

describe('texts', () => {
  it('may tell a customer that a parcel is on its way', () => {
    expect(findInText('Your order is on its way.')).toEqual([]);
  });

  it('may name a team, not the product, a desk', () => {
    expect(found(findInText('Open the travel desk'))).toEqual([]);
    expect(found(findInText('Open the desk'))).toEqual(['the desk']);
  });
});

it('a state of waiting has one name', () => {
  expect(findInState('calm')).toEqual([{ found: 'calm', write: 'idle' }]);
});
