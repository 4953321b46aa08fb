import { describe, expect, it } from 'vitest';
import { moveTo } from './bookmark.order.ts';

const ids = ['email', 'chat', 'todo', 'calendar'];

describe('a bookmark that is moved', () => {
  it('stands before its target', () => {
    expect(moveTo(ids, 'calendar', 'chat', false)).toEqual(['email', 'calendar', 'chat', 'todo']);
  });

  it('stands after its target', () => {
    expect(moveTo(ids, 'email', 'calendar', true)).toEqual(['chat', 'todo', 'calendar', 'email']);
  });

  it('stays where it is when it is dropped on itself', () => {
    expect(moveTo(ids, 'todo', 'todo', true)).toEqual(ids);
  });
});
