import type {
  BookmarksAnswer,
  MainSearchAnswer,
  SearchContact,
  SearchFile,
  SearchPage,
} from '@embarque/mocks/search/contract';
import * as v from 'valibot';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { demoApi } from '../../http/http.ts';
import { pictureSchema } from '../../http/response/picture.schema.ts';
import { pageIcons } from './page-icons.ts';
import { rows } from '../../http/response/rows.schema.ts';
import { flag, number, numberId, requiredText, text } from '../../http/response/tolerant.schema.ts';

const isIcon = (name: unknown): name is SearchPage['icon'] =>
  typeof name === 'string' && Object.hasOwn(pageIcons, name);

const pageSchema: v.GenericSchema<unknown, SearchPage> = v.object({
  id: numberId,
  target: text,
  title: requiredText,
  icon: v.custom<SearchPage['icon']>(isIcon),
  // An address of this app and no other: data must not lead elsewhere.
  link: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  isBookmarked: flag,
});

const fileSchema: v.GenericSchema<unknown, SearchFile> = v.object({
  title: requiredText,
  by: text,
  size: text,
  file: text,
});

const contactSchema: v.GenericSchema<unknown, SearchContact> = v.object({
  title: requiredText,
  email: text,
  img: pictureSchema,
  date: text,
});

const group = <Title extends string, Item>(title: Title, item: v.GenericSchema<unknown, Item>) =>
  v.object({ groupTitle: v.literal(title), searchLimit: number, data: rows(item) });

const everythingSchema: v.GenericSchema<unknown, MainSearchAnswer> = v.object({
  searchArr: v.tuple([group('Pages', pageSchema), group('Files', fileSchema), group('Contacts', contactSchema)]),
});

const bookmarksSchema: v.GenericSchema<unknown, BookmarksAnswer> = v.object({
  suggestions: rows(pageSchema),
  bookmarks: rows(pageSchema),
});

/** Requests for the search and the bookmarks. All reject with an `HttpError`. */
export const searchCalls = {
  everything: async (_query: null, signal: AbortSignal): Promise<MainSearchAnswer> =>
    parseAnswer('search', everythingSchema, await demoApi.get('/api/main-search/data', { signal })),

  bookmarks: async (signal: AbortSignal): Promise<BookmarksAnswer> =>
    parseAnswer('bookmarks', bookmarksSchema, await demoApi.get('/api/bookmarks/data', { signal })),

  /**
   * @param idempotencyKey keeps a repeated request from toggling the bookmark back, as does `isCreation` where the person presses
   * again because the response was lost
   */
  toggleBookmark: async (id: number, idempotencyKey: string): Promise<void> => {
    await demoApi.post('/api/bookmarks/update', { id }, { idempotencyKey, isCreation: true });
  },
};
