import { HttpResponse, http } from 'msw/http';
import { decline, readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type { BookmarksAnswer, MainSearchAnswer, SearchPage, UpdateBookmarkAnswer } from './search.contract.ts';
import { contactsSample, filesSample, pagesSample } from './search.data.ts';
import { updateBookmarkSchema } from './search.schema.ts';

const store = sampleStore(() => ({ pages: pagesSample(), files: filesSample(), contacts: contactsSample() }), {
  keptAs: 'search',
});

type Findable = typeof store.data;

const searchLimit = 4;

export const searchHandlers = [
  http.get('/api/main-search/data', () => everything(store.data)),

  http.get('/api/bookmarks/data', () => bookmarksOf(store.data.pages)),

  http.post(
    '/api/bookmarks/update',
    once(async ({ request }) => {
      const wanted = await readBody(request, updateBookmarkSchema);
      const page = store.data.pages.find(({ id }) => id === wanted.id);
      if (!page) return decline(404, `There is no page ${wanted.id}`);
      page.isBookmarked = !page.isBookmarked;
      return HttpResponse.json<UpdateBookmarkAnswer>({ page });
    }),
  ),
];

export function everything({ pages, files, contacts }: Findable): Response {
  return HttpResponse.json<MainSearchAnswer>({
    searchArr: [
      { groupTitle: 'Pages', searchLimit, data: pages },
      { groupTitle: 'Files', searchLimit, data: files },
      { groupTitle: 'Contacts', searchLimit, data: contacts },
    ],
  });
}

export function bookmarksOf(pages: SearchPage[]): Response {
  return HttpResponse.json<BookmarksAnswer>({
    suggestions: pages,
    bookmarks: pages.filter(({ isBookmarked }) => isBookmarked),
  });
}

export const search = '/api/main-search/data';
export const bookmarks = '/api/bookmarks/data';
