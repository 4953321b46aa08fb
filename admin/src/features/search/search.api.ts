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

const isIcon = (name: unknown): name is SearchPage['icon'] =>
  typeof name === 'string' && Object.hasOwn(pageIcons, name);

const pageSchema: v.GenericSchema<unknown, SearchPage> = v.object({
  id: v.number(),
  target: v.string(),
  title: v.string(),
  icon: v.custom<SearchPage['icon']>(isIcon),
  // An address of this app and no other: data must not lead elsewhere.
  link: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  isBookmarked: v.boolean(),
});

const fileSchema: v.GenericSchema<unknown, SearchFile> = v.object({
  title: v.string(),
  by: v.string(),
  size: v.string(),
  file: v.string(),
});

const contactSchema: v.GenericSchema<unknown, SearchContact> = v.object({
  title: v.string(),
  email: v.string(),
  img: pictureSchema,
  date: v.string(),
});

const group = <Title extends string, Item>(title: Title, item: v.GenericSchema<unknown, Item>) =>
  v.object({ groupTitle: v.literal(title), searchLimit: v.number(), data: v.array(item) });

const everythingSchema: v.GenericSchema<unknown, MainSearchAnswer> = v.object({
  searchArr: v.tuple([group('Pages', pageSchema), group('Files', fileSchema), group('Contacts', contactSchema)]),
});

const bookmarksSchema: v.GenericSchema<unknown, BookmarksAnswer> = v.object({
  suggestions: v.array(pageSchema),
  bookmarks: v.array(pageSchema),
});

/** Requests for the search and the bookmarks. All reject with an `HttpError`. */
export const searchCalls = {
  everything: async (_query: null, signal: AbortSignal): Promise<MainSearchAnswer> =>
    parseAnswer('search', everythingSchema, await demoApi.get('/api/main-search/data', { signal })),

  bookmarks: async (signal: AbortSignal): Promise<BookmarksAnswer> =>
    parseAnswer('bookmarks', bookmarksSchema, await demoApi.get('/api/bookmarks/data', { signal })),

  /** @param idempotencyKey keeps a repeated request from toggling the bookmark back */
  toggleBookmark: async (id: number, idempotencyKey: string): Promise<void> => {
    await demoApi.post('/api/bookmarks/update', { id }, { idempotencyKey });
  },
};
