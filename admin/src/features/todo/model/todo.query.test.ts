import { describe, expect, it } from 'vitest';
import { hrefOf, readPlace, type TodoPlace } from './todo.query.ts';

const read = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'https://app.example');
  return readPlace(pathname, searchParams);
};

const usual: TodoPlace = { filter: 'all', tag: null, q: '', sort: 'manual', hidesCompleted: false, task: null };

describe('the address', () => {
  it.each<[string, Partial<TodoPlace>]>([
    ['/apps/todo', {}],
    ['/apps/todo/deleted', { filter: 'deleted' }],
    ['/apps/todo/tag/high', { tag: 'high' }],
    ['/apps/todo/tag/t%C3%AAte%2F%C3%A0', { tag: 'tête/à' }],
    [
      '/apps/todo?q=ana+b&sort=due-date&completed=hidden&task=7',
      { q: 'ana b', sort: 'due-date', hidesCompleted: true, task: 7 },
    ],
    ['/apps/todo/important?new=task', { filter: 'important', task: 'new' }],
  ])('%s names a list and a task, and is written as it is read', (href, place) => {
    expect(read(href)).toEqual({ ...usual, ...place });
    expect(hrefOf(read(href) as Partial<TodoPlace>)).toBe(href);
  });

  it.each<[string, Partial<TodoPlace>]>([
    ['/apps/todo/attic', { filter: 'unknown' }],
    ['/apps/todo?sort=mood&completed=maybe&task=x', {}],
    ['/apps/todo/tag/%E0%A4%A', { tag: '%E0%A4%A' }],
  ])('%s does not fail', (href, place) => {
    expect(read(href)).toEqual({ ...usual, ...place });
  });
});
