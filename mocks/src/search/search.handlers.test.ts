import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { SearchPage } from './search.contract.ts';
import { searchHandlers } from './search.handlers.ts';
import { searchScenarios } from './search.scenarios.ts';
import { bookmarksAnswerSchema, mainSearchAnswerSchema, updateBookmarkAnswerSchema } from './search.schema.ts';

type Name = keyof typeof searchScenarios;

const call = callsTo(searchHandlers);
const open = (name: Name) => callsTo([searchScenarios[name], ...searchHandlers]);
const find = async (from = call) =>
  v.parse(mainSearchAnswerSchema, (await from('GET', '/api/main-search/data')).body).searchArr;
const bookmarks = async (from = call) =>
  v.parse(bookmarksAnswerSchema, (await from('GET', '/api/bookmarks/data')).body);
const toggle = (id: unknown) => call('POST', '/api/bookmarks/update', { id });
const titlesOf = (pages: SearchPage[]) => pages.map(({ title }) => title);

beforeEach(() => {
  setNow(new Date(2030, 5, 15, 12).getTime());
  resetSampleData();
});
afterEach(() => setNow());

/** Spells out `/apps/invoice/list|edit`. */
const spelled = (link: string): string[] => {
  const [first = '', ...others] = link.split('|');
  const folder = first.slice(0, first.lastIndexOf(first.includes('-basic') ? '-' : '/') + 1);
  return [first, ...others.map((name) => folder + name)];
};

const linksToBeFound = [
  '/dashboard/analytics',
  '/dashboard/ecommerce',
  '/apps/email',
  '/apps/chat',
  '/apps/todo',
  '/apps/calendar',
  '/apps/invoice/list|preview|edit|add',
  '/apps/ecommerce/shop|product-detail|wishlist|checkout',
  '/apps/user/list|view',
  '/apps/kanban',
  '/apps/roles',
  '/apps/permissions',
  '/pages/login-basic|cover',
  '/pages/register-basic|cover',
  '/pages/forgot-password-basic|cover',
  '/pages/reset-password-basic|cover',
  '/pages/verify-email-basic|cover',
  '/pages/two-steps-basic|cover',
  '/pages/account-settings',
  '/pages/profile',
  '/pages/faq',
  '/pages/knowledge-base',
  '/pages/pricing',
  '/pages/blog/list|detail|edit',
  '/pages/license',
  '/pages/api-key',
  '/pages/modal-examples',
  '/misc/coming-soon|not-authorized|maintenance|error',
  '/access-control',
].flatMap(spelled);

describe('GET /api/main-search/data (SPEC-7.19-a)', () => {
  it('finds 123 pages, 4 files and 4 contacts, and shows at most 4 of each (SPEC-2.4-a, SPEC-9.6-b)', async () => {
    const groups = (await find()).map(({ groupTitle, searchLimit, data }) => [groupTitle, searchLimit, data.length]);

    expect(groups).toEqual([
      ['Pages', 4, 123],
      ['Files', 4, 4],
      ['Contacts', 4, 4],
    ]);
  });

  it('numbers the pages from 1 to 129, leaves out six numbers and gives none twice', async () => {
    const gone = new Set([17, 57, 80, 108, 113, 117]);
    const [{ data: pages }] = await find();

    expect(pages.map(({ id }) => id)).toEqual(
      Array.from({ length: 129 }, (_, index) => index + 1).filter((id) => !gone.has(id)),
    );
    expect(pages.find(({ id }) => id === 123)).toMatchObject({ target: 'offCanvas', link: '/components/offcanvas' });
  });

  it('gives no two pages the same name or the same address', async () => {
    const [{ data: pages }] = await find();

    expect(new Set(pages.map(({ target }) => target)).size).toBe(123);
    expect(new Set(titlesOf(pages)).size).toBe(123);
    expect(new Set(pages.map(({ link }) => link)).size).toBe(123);
  });

  it.each(linksToBeFound)('finds the page at %s (SPEC-2.4-b)', async (link) => {
    const [{ data: pages }] = await find();

    expect(pages.map((page) => page.link)).toContain(link);
  });

  it.each([
    'ui-element',
    'colors',
    'icons',
    'cards',
    'components',
    'extensions',
    'page-layout',
    'forms',
    'tables',
    'datatables',
    'charts',
  ])('finds pages below /%s (SPEC-2.4-b)', async (folder) => {
    const [{ data: pages }] = await find();

    expect(pages.filter(({ link }) => link.startsWith(`/${folder}/`))).not.toEqual([]);
  });

  it('writes the day of the last contact day first (SPEC-3.20-c)', async () => {
    const [, , { data: contacts }] = await find();

    expect(contacts.map(({ date }) => date)).toEqual(['14/06/2030', '12/06/2030', '07/06/2030', '25/05/2030']);
  });
});

describe('GET /api/bookmarks/data (SPEC-7.19-b)', () => {
  it('suggests every page; four pages that are built are bookmarked (SPEC-2.4-c)', async () => {
    const { suggestions, bookmarks: marked } = await bookmarks();
    const [{ data: pages }] = await find();

    expect(suggestions).toEqual(pages);
    expect(titlesOf(marked)).toEqual(['Email', 'Chat', 'Todo', 'Calendar']);
  });
});

describe('POST /api/bookmarks/update (SPEC-4.7-a, SPEC-7.19-c)', () => {
  it('sets a bookmark, which the search shows too', async () => {
    const { status, body } = await toggle(13);
    const [{ data: pages }] = await find();

    expect(status).toBe(200);
    expect(v.parse(updateBookmarkAnswerSchema, body).page).toMatchObject({ title: 'Wish List', isBookmarked: true });
    expect(titlesOf((await bookmarks()).bookmarks)).toEqual(['Email', 'Chat', 'Todo', 'Calendar', 'Wish List']);
    expect(pages.find(({ id }) => id === 13)?.isBookmarked).toBe(true);
  });

  it('takes a bookmark away when there is one', async () => {
    await toggle(3);

    expect(titlesOf((await bookmarks()).bookmarks)).toEqual(['Chat', 'Todo', 'Calendar']);
  });

  it.each([
    [{ id: 17 }, 404],
    [{ id: 0 }, 404],
    [{ id: '3' }, 400],
    [{}, 400],
    ['', 400],
    ['{"id":', 400],
  ])('declines %j with %d, and every bookmark stays', async (payload, expected) => {
    const before = await bookmarks();

    const { status, body } = await call('POST', '/api/bookmarks/update', payload);

    expect({ status, body }).toEqual({ status: expected, body: { message: expect.any(String) } });
    expect(await bookmarks()).toEqual(before);
  });

  it('keeps what was toggled an odd number of times, also when the calls come all at once', async () => {
    const someIds = fc.array(fc.integer({ min: 1, max: 16 }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(someIds, async (ids) => {
        resetSampleData();
        const before = (await bookmarks()).suggestions;
        await Promise.all(ids.map(toggle));
        const { suggestions, bookmarks: marked } = await bookmarks();
        const isOdd = (id: number) => ids.filter((other) => other === id).length % 2 === 1;

        expect(suggestions).toEqual(
          before.map((page) => ({ ...page, isBookmarked: page.isBookmarked !== isOdd(page.id) })),
        );
        expect(marked).toEqual(suggestions.filter(({ isBookmarked }) => isBookmarked));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a scenario of the search', () => {
  it.each<[Name, string, string, number]>([
    ['refused', 'GET', 'main-search/data', 403],
    ['unauthorised', 'GET', 'main-search/data', 401],
    ['failed', 'GET', 'main-search/data', 500],
    ['bookmarksFailed', 'GET', 'bookmarks/data', 500],
    ['updateFailed', 'POST', 'bookmarks/update', 500],
  ])('%s answers %s %s with %d and a message', async (name, method, path, expected) => {
    const { status, body } = await open(name)(method, `/api/${path}`);

    expect({ status, body }).toEqual({ status: expected, body: { message: expect.any(String) } });
  });

  it.each<[Name, string, string]>([
    ['stillLoading', 'GET', '/api/main-search/data'],
    ['bookmarksStillLoading', 'GET', '/api/bookmarks/data'],
    ['updateStillSaving', 'POST', '/api/bookmarks/update'],
  ])('%s never answers %s %s', async (name, method, path) => {
    const late = open(name)(method, path);
    const other = call('GET', '/api/bookmarks/data').then(() => 'everything else');

    expect(await Promise.race([late, other])).toBe('everything else');
  });

  it('empty, veryLongTexts and thousandsOfRows differ in what they find', async () => {
    const [{ data: many }] = await find(open('thousandsOfRows'));
    const long = await find(open('veryLongTexts'));

    expect((await find(open('empty'))).map(({ data }) => data)).toEqual([[], [], []]);
    expect(many).toHaveLength(5000);
    expect(new Set(many.map(({ id }) => id)).size).toBe(5000);
    for (const { data } of long) expect(data[0]?.title.length).toBeGreaterThan(100);
  });

  it('noBookmarks and manyBookmarks differ in what is bookmarked', async () => {
    expect((await bookmarks(open('noBookmarks'))).bookmarks).toEqual([]);
    expect((await bookmarks(open('manyBookmarks'))).bookmarks).toHaveLength(24);
  });
});
