import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlersFor } from './in-page.features.ts';
import { answerInPage } from './in-page.ts';
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

    expect(await response?.json()).toMatchObject({ success: true, total: 60 });
  });

  it('answers exactly what the handlers answer', async () => {
    const inPage = await answerInPage(sales());
    const direct = await getResponse(salesApi.handlers, sales());

    expect(await inPage?.text()).toBe(await direct?.text());
  });

  it('what no handler knows is left to the network', async () => {
    expect(await answerInPage(new Request('https://elsewhere.test/sales'))).toBeUndefined();
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

  it.each(pathsOf(handlers))('loads the feature that answers %s', async (path) => {
    const url = new URL(path, 'https://desk.example').href;

    const found = await handlersFor(url);

    expect(pathsOf(found)).toContain(path);
  });
});
