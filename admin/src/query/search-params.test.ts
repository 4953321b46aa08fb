import { describe, expect, it } from 'vitest';
import { readOneOf, readWholeNumber, withListParams, withParams } from './search-params.ts';

const params = (text: string) => new URLSearchParams(text);

describe('changed search params', () => {
  it('replace what they name, remove what is empty, and keep the rest', () => {
    const change = { tag: ['c', 'd'], q: '', sort: undefined, page: 2 };

    expect(withParams(params('q=esim&tag=a&tag=b&sort=asc&tour=on&page=1'), change).toString()).toBe(
      'tour=on&page=2&tag=c&tag=d',
    );
  });

  it('return a list to its first page, unless the page is what changes', () => {
    expect(withListParams(params('q=esim&page=3'), {}).toString()).toBe('q=esim');
    expect(withListParams(params('q=esim'), { page: 3 }).toString()).toBe('q=esim&page=3');
    expect(withListParams(params('q=esim&page=3'), { page: 1 }).toString()).toBe('q=esim');
  });
});

describe('an invalid value', () => {
  it.each(['worst', '', null])('is not one of the allowed values: %j', (text) => {
    expect(readOneOf(['asc', 'desc'], text)).toBeUndefined();
  });

  it.each(['0', '-1', '1.5', '6', 'x', '', null])('is not a whole number up to 5: %j', (text) => {
    expect(readWholeNumber(text, 5)).toBeUndefined();
  });
});
