import { pagesSample } from '@embarque/mocks/search/data';
import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { isPlanned } from './planned.ts';

it('knows the pages that are not built yet from the manifests, also with a query (M1)', () => {
  expect(['/pages/blog/edit?new=1', '/apps/roles'].map(isPlanned)).toEqual([true, false]);
  expect(Object.values(paths).filter(isPlanned)).toEqual([]);
});

it('bookmarks at first lead to pages that are built (M1)', () => {
  const bookmarked = pagesSample().filter(({ isBookmarked }) => isBookmarked);

  expect(bookmarked).toHaveLength(4);
  expect(bookmarked.filter(({ link }) => isPlanned(link))).toEqual([]);
});
