import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNow } from './lib/time/clock.ts';
import { handlersFor } from './in-page.features.ts';
import { answerInPage, keepSampleData } from './in-page.ts';
import { handlers, resetSampleData } from './index.ts';
import { SALES_API_DEMO_BASE, salesApi } from './sales-api/sales-api.handlers.ts';

const sales = (init?: RequestInit) =>
  new Request(`${SALES_API_DEMO_BASE}/sales`, {
    headers: { Authorization: `Bearer ${salesApi.signIn('admin@demo.com').accessToken}` },
    ...init,
  });

const pathsOf = (list: RequestHandler[]) => list.flatMap(({ info }) => ('path' in info ? [String(info.path)] : []));

beforeEach(() => resetSampleData());

describe('in the page', () => {
  it('the sales API answers', async () => {
    const response = await answerInPage(sales());

    expect(await response?.json()).toMatchObject({ success: true, total: salesApi.sales.length });
  });

  it('answers exactly what the handlers answer', async () => {
    const inPage = await answerInPage(sales());
    const direct = await (await getResponse(salesApi.handlers, sales()))?.text();

    expect(direct).toContain(salesApi.sales.at(-1)?.id);
    expect(await inPage?.text()).toBe(direct);
  });

  it('a request without a handler goes to the network (SPEC-0.2-a, SPEC-7.8-a)', async () => {
    expect(await answerInPage(new Request('https://elsewhere.test/sales'))).toBeUndefined();
  });

  it('every change is refused during a view as someone else, with the reason, and reading is not', async () => {
    const inView = (method: string, path: string) =>
      answerInPage(new Request(new URL(path, 'https://app.example'), { method, headers: { 'X-View': 'line' } }));
    const changes = handlers.flatMap(({ info }) =>
      'path' in info && 'method' in info && /^(?:POST|PUT|PATCH|DELETE)$/.test(String(info.method))
        ? [[String(info.method), String(info.path)] as const]
        : [],
    );
    expect(changes.length).toBeGreaterThan(50);

    for (const [method, path] of changes) {
      const response = await inView(method, path);
      expect([method, path, response?.status]).toEqual([method, path, 403]);
      expect(await response?.json()).toMatchObject({
        message: 'Nothing can be saved while you view this as someone else',
        explanation: { allowed: false, kind: 'view as', nextSteps: ['leave view'] },
      });
    }
    const reading = sales();
    reading.headers.set('X-View', 'line');
    expect((await answerInPage(reading))?.status).toBe(200);
  });

  it('giving up settles the call at once, as it does with fetch', async () => {
    salesApi.faults.set({ hang: true });
    const caller = new AbortController();
    const answer = answerInPage(sales({ signal: caller.signal }));

    caller.abort();

    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('a call that was given up before it began is not carried out', async () => {
    await expect(answerInPage(sales({ signal: AbortSignal.abort() }))).rejects.toMatchObject({ name: 'AbortError' });

    expect(salesApi.log.entries).toEqual([]);
  });

  it('an answer that breaks off arrives with its status and without its body', async () => {
    salesApi.faults.set({ dropAfterHeaders: true });

    const response = await answerInPage(sales());

    expect(response?.status).toBe(200);
    await expect(response?.json()).rejects.toThrow(TypeError);
  });

  it.each(pathsOf(handlers))('loads the feature that answers %s, by its name or its *.addresses.ts', async (path) => {
    const url = new URL(path, 'https://app.example').href;

    const found = await handlersFor(url);

    expect(pathsOf(found)).toContain(path);
  });
});

describe('over a reload of the tab', () => {
  const lists = [
    '/apps/calendar/events?calendars=Personal,Business,Family,Holiday,ETC',
    '/apps/chat/chats-and-contacts',
    '/apps/ecommerce/products',
    '/apps/ecommerce/cart',
    '/apps/ecommerce/wishlist',
    '/apps/email/emails?folder=inbox',
    '/apps/invoice/invoices',
    '/apps/kanban/tasks',
    '/apps/permissions/data',
    '/apps/todo/tasks',
    '/api/users/list/data',
  ];
  const ask = async (path: string, init?: RequestInit) =>
    (await answerInPage(new Request(new URL(path, 'https://app.example'), init)))?.json();
  const areaOf = (values: Map<string, string>) => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  /** A new page in the same tab: nothing in memory, the same storage. */
  const reload = (values: Map<string, string>) => {
    const kept = new Map(values);
    resetSampleData();
    keepSampleData(areaOf(kept));
  };

  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://app.example/sales'));
    setNow(Date.now());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    setNow();
    keepSampleData(areaOf(new Map()));
  });

  it.each(lists)('%s answers the same', async (path) => {
    const values = new Map<string, string>();
    keepSampleData(areaOf(values));
    const before = await ask(path);
    expect(before).toBeDefined();
    expect(values.size).toBeGreaterThan(0);

    reload(values);

    expect(await ask(path)).toEqual(before);
  });

  it('a change is still there, until the demo data is reset', async () => {
    const values = new Map<string, string>();
    keepSampleData(areaOf(values));
    await ask('/apps/kanban/add-board', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: { title: 'Waiting for the airline' } }),
    });

    reload(values);
    expect(await ask('/apps/kanban/boards')).toHaveLength(4);

    resetSampleData();
    expect(await ask('/apps/kanban/boards')).toHaveLength(3);
  });

  it('a saved picture of a person is in every answer, and the drawn one is taken as it was given (XS-04)', async () => {
    const { username, company, avatar: drawn } = (await ask('/account-setting/data')).general;
    const save = async (avatar: string | null) => {
      const { profile } = await ask('/account-setting/data');
      const { general } = await ask('/account-setting/save', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ section: 'general', values: { ...profile, username, company, avatar } }),
      });
      return [general.avatar, (await ask('/apps/chat/chats-and-contacts')).profileUser.avatar];
    };

    expect(drawn).toMatch(/^data:image\/svg/);
    expect(await save('data:image/webp;base64,AA')).toEqual(['data:image/webp;base64,AA', 'data:image/webp;base64,AA']);
    expect(await save(null)).toEqual([null, '']);
    expect(await save(drawn)).toEqual([drawn, drawn]);
  });

  it('an image that was sent is shown in the page, and its address alone is stored', async () => {
    const send = (method: string, body: object) => ({
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const image = 'data:image/webp;base64,AAAA';
    const { url } = await ask('/blog/images', send('POST', { image }));
    const fields = { excerpt: `<p>A map</p><img src="${url}" alt="A map">` };
    const { excerpt } = await ask('/blog/posts/1', send('PATCH', { version: 1, fields, by: 'Ana', isAutosave: false }));
    const direct = await getResponse(handlers, new Request('https://app.example/blog/list/data/edit?id=1'));

    expect([url, excerpt]).toEqual([image, fields.excerpt]);
    expect(await direct?.json()).toMatchObject({
      excerpt: '<p>A map</p><img src="/pictures/upload/1" alt="A map">',
    });
    expect((await getResponse(handlers, new Request('https://app.example/pictures/upload/1')))?.status).toBe(200);
  });

  it('no typed password is written to storage', async () => {
    const values = new Map<string, string>();
    keepSampleData(areaOf(values));
    const body = JSON.stringify({ email: 'ana@example.com', username: 'ana', password: 'canary-password' });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    const own = await answerInPage(new Request(`${SALES_API_DEMO_BASE}/jwt/register`, init));
    expect(own?.status).toBe(200);
    expect(await ask('/jwt/register', init)).toMatchObject({ user: { email: 'ana@example.com' } });

    expect(values.size).toBe(1);
    expect([...values.values()].join()).not.toContain('canary-password');
  });

  it('a new, a deleted and a changed sale stay so, and so does the session', async () => {
    const values = new Map<string, string>();
    keepSampleData(areaOf(values));
    const { accessToken } = salesApi.signIn('admin@demo.com');
    const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
    const sale = {
      kind: 'esim',
      product: 'eSIM Europe 10 GB',
      customer: { name: 'Ana Prado', email: 'ana@example.com' },
      amount: 19.9,
      currency: 'EUR',
    };
    await answerInPage(
      new Request(`${SALES_API_DEMO_BASE}/sales`, { method: 'POST', headers, body: JSON.stringify(sale) }),
    );

    const [first, second] = salesApi.sales.filter(({ status }) => status === 'active').map(({ id }) => id);
    const change = async (id: string | undefined, init: RequestInit) =>
      answerInPage(new Request(`${SALES_API_DEMO_BASE}/sales/${id}`, { headers, ...init }));
    await change(first, { method: 'DELETE' });
    await change(second, { method: 'PATCH', body: JSON.stringify({ status: 'cancelled' }) });
    const before = [...salesApi.sales];

    reload(values);

    const answer = await answerInPage(new Request(`${SALES_API_DEMO_BASE}/sales`, { headers }));
    expect(await answer?.json()).toMatchObject({ success: true, total: before.length });
    expect(salesApi.sales).toEqual(before);
    expect(before.find(({ id }) => id === second)?.status).toBe('cancelled');
    expect(before.some(({ id }) => id === first)).toBe(false);
  });
});
