import { http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import { contactsSample, filesSample, pagesSample } from './search.data.ts';
import { bookmarks, bookmarksOf, everything, search } from './search.handlers.ts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const searchScenarios = {
  /** There is nothing to find; each group is still named. */
  empty: http.get(search, () => everything({ pages: [], files: [], contacts: [] })),
  /** The searchable pages never arrive. */
  stillLoading: http.get(search, stillWaiting),
  /** The searchable pages arrive after two seconds. */
  slow: http.get(search, slowly),
  /** The person may not search. */
  refused: http.get(search, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(search, unauthorised),
  /** The search fails inside the server. */
  failed: http.get(search, failed),
  /** Titles and names far longer than any row. */
  veryLongTexts: http.get(search, () =>
    everything({
      pages: pagesSample().map(longer),
      files: filesSample().map((file) => ({
        ...file,
        title: `${longText('Minutes')}, ${file.title}`,
        by: longText(file.by),
      })),
      contacts: contactsSample().map(longer),
    }),
  ),
  /** Five thousand pages. */
  thousandsOfRows: http.get(search, () =>
    everything({ pages: pagesSample(5000), files: filesSample(), contacts: contactsSample() }),
  ),

  /** No page is bookmarked. */
  noBookmarks: http.get(bookmarks, () => bookmarksOf(pagesSample().map((page) => ({ ...page, isBookmarked: false })))),
  /** Far more pages are bookmarked than fit into a bar. */
  manyBookmarks: http.get(bookmarks, () =>
    bookmarksOf(pagesSample().map((page, index) => ({ ...page, isBookmarked: index < 24 }))),
  ),
  /** The bookmarks never arrive. */
  bookmarksStillLoading: http.get(bookmarks, stillWaiting),
  /** The bookmarks fail inside the server. */
  bookmarksFailed: http.get(bookmarks, failed),
  /** Setting a bookmark never ends. */
  updateStillSaving: http.post('/api/bookmarks/update', stillWaiting),
  /** Setting a bookmark fails inside the server. */
  updateFailed: http.post('/api/bookmarks/update', failed),
};

function longer<Item extends { title: string }>(item: Item): Item {
  return { ...item, title: longText(item.title) };
}
