import { expect, it } from 'vitest';
import { hrefOf, readPlace, writePlace } from './chat.query.ts';

const read = (search: string) => readPlace(new URLSearchParams(search));
const write = (search: string, change: Parameters<typeof writePlace>[1]) =>
  writePlace(new URLSearchParams(search), change).toString();

it('the URL holds the contact, the panel and both searches', () => {
  expect(read('contact=2&panel=contact&find=&q=ana')).toEqual({ contact: 2, panel: 'contact', find: '', q: 'ana' });
  expect(read('')).toEqual({ contact: null, panel: null, find: null, q: '' });
});

it('what makes no sense is left out', () => {
  expect(read('contact=two&panel=menu&find=x')).toEqual({ contact: null, panel: null, find: null, q: '' });
  expect(read('panel=contact').panel).toBeNull();
});

it('another contact closes the panel and the search in the thread', () => {
  expect(write('contact=2&panel=contact&find=x&q=a', { contact: 3 })).toBe('contact=3&q=a');
  expect(write('contact=2&panel=contact', { contact: 2 })).toBe('contact=2&panel=contact');
  expect(hrefOf({ contact: 7 })).toBe('/apps/chat?contact=7');
});

it('an open search without a text stays open', () => {
  expect(write('contact=2', { find: '' })).toBe('contact=2&find=');
  expect(write('contact=2&find=x', { find: null })).toBe('contact=2');
});
