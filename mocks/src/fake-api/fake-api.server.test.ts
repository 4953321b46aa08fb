import { HttpHandler } from 'msw/http';
import { getResponse } from 'msw/utils/get-response';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedChances, setNow } from '../lib/time/clock.ts';
import type { Host } from '../server/http-host.ts';
import { handlers, resetSampleData } from '../index.ts';
import { enterWorld } from '../lib/sample/world.ts';
import { type FakeApiOptions, startFakeApi } from './fake-api.server.ts';

const hosts: Host[] = [];

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
  enterWorld();
});

async function begin(options: Partial<FakeApiOptions> = {}) {
  const host = await startFakeApi({ port: 0, seed: 0, scale: 1, ...options });
  hosts.push(host);
  const post = (path: string, body?: unknown) =>
    fetch(host.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
  return { url: host.url, post, read: async (path: string) => (await fetch(host.url + path)).json() };
}

const employees = '/api/datatables/data?perPage=3';

it('answers the demo calls, and the sales API below its prefix', async () => {
  const { post, read } = await begin();

  expect(await read('/apps/kanban/boards')).toContainEqual({ id: 'todo', title: 'TODO' });
  const signIn = await post('/sales-api/auth/login', { email: 'admin@demo.com', password: 'admin', loginToken: 'any' });
  expect(await signIn.json()).toMatchObject({ success: true, email: 'admin@demo.com' });
});

it('marks each response with the version of the rights, which a change of a role raises', async () => {
  const { url, post } = await begin();
  const version = async () => Number((await fetch(`${url}/apps/todo/tags`)).headers.get('X-Rights-Version'));
  const before = await version();

  await post('/apps/roles/update', { id: 'manager', version: 1, cells: { 'payroll.write': true } });

  expect(before).toBeGreaterThan(0);
  expect(await version()).toBe(before + 1);
});

it('serves pictures', async () => {
  const { read } = await begin();
  const { users } = await read('/api/users/list/data?perPage=50');
  const { avatar } = users.find((user: { avatar: string }) => user.avatar);
  const [host] = hosts;

  const picture = await fetch(new URL(avatar, host?.url));

  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
});

it('answers 404 to an unknown path', async () => {
  await begin();
  const [host] = hosts;

  expect((await fetch(`${host?.url}/nowhere`)).status).toBe(404);
});

it('has as many times the usual rows as was asked for', async () => {
  const { read } = await begin({ scale: 20 });

  expect(await read(employees)).toMatchObject({ total: 2000 });
  expect(await read('/api/users/list/data?perPage=10')).toMatchObject({ total: 1000 });
});

it('has other data for another seed, and the same for the same', async () => {
  const usual = await (await begin()).read(employees);
  const other = await (await begin({ seed: 42 })).read(employees);
  const again = await (await begin({ seed: 42 })).read(employees);

  expect(other).not.toEqual(usual);
  expect(again).toEqual(other);
});

it('puts everything back on a reset', async () => {
  const { post, read } = await begin();
  await post('/apps/kanban/add-board', { data: { title: 'Waiting for the airline' } });
  expect(await read('/apps/kanban/boards')).toHaveLength(4);

  const reset = await post('/__reset');

  expect(reset.status).toBe(204);
  expect(await read('/apps/kanban/boards')).toHaveLength(3);
});

describe('every list and every page of data', () => {
  const paths = handlers.flatMap((handler) => {
    const { method, path } = handler instanceof HttpHandler ? handler.info : { method: '', path: '' };
    return method === 'GET' && typeof path === 'string' && /^\/[^:]+$/.test(path) ? [path] : [];
  });

  beforeEach(() => setNow(Date.now()));
  afterEach(() => setNow());

  it('is among those that are tried', () => {
    expect(paths.length).toBeGreaterThan(30);
  });

  it.each(paths)('%s answers over HTTP what the handlers answer', async (path) => {
    await begin();
    const [host] = hosts;
    const overHttp = await fetch(`${host?.url}${path}`);
    const [status, body] = [overHttp.status, await overHttp.text()];
    resetSampleData();
    seedChances();

    const direct = await getResponse(handlers, new Request(`https://app.example${path}`), {
      baseUrl: 'https://app.example',
    });

    expect(status).toBe(direct?.status);
    expect(body).toBe(await direct?.text());
  });
});
