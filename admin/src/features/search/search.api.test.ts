import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectHttp } from '../../http/http.ts';
import { searchCalls } from './search.api.ts';

const contact = { title: 'Ana Ribeiro', email: 'ana@embarque.example', date: '15/06/2030' };

/** The pictures of contacts that are left when the server names these. */
async function picturesOf(addresses: string[]): Promise<string[]> {
  const group = (groupTitle: string, data: object[]) => ({ groupTitle, searchLimit: 4, data });
  const contacts = addresses.map((img) => ({ ...contact, img }));
  const answer = { searchArr: [group('Pages', []), group('Files', []), group('Contacts', contacts)] };
  connectHttp({ demoFetch: () => Promise.resolve(Response.json(answer)) });
  const { searchArr } = await searchCalls.everything(null, new AbortController().signal);
  return searchArr[2].data.map(({ img }) => img);
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example/sales'));
});

afterEach(() => {
  connectHttp({ demoFetch: undefined });
  vi.unstubAllGlobals();
});

it('a contact keeps its picture only when its address can do no harm (SHL-10)', async () => {
  const good = ['/pictures/avatar/ana.svg', 'https://cdn.example/ana.png', 'data:image/webp;base64,AA'];
  const bad = ['javascript:alert(1)', ' data:text/html,<b>', '//tracker.example/a.gif', '/\\tracker.example/a.gif', ''];

  expect(await picturesOf(good)).toEqual(good);
  expect(await picturesOf(bad)).toEqual(bad.map(() => ''));
});
