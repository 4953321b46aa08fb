import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../http.client.ts';
import { demoSteps } from '../../http.steps.ts';

const MINUTE_MS = 60_000;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const respond = (status: number) => () => Promise.resolve(Response.json({}, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** An API whose server responds as it is told to, and the keys that it was sent. */
function open() {
  const keys: (string | null)[] = [];
  let next: () => Promise<Response> = respond(201);
  let device = 'tab;1';
  const http = createHttp({
    base: 'https://app.example',
    authScheme: null,
    steps: demoSteps({ device: () => device, onNotifications: () => undefined }),
    fetch: (input, init) => {
      const { method, headers } = new Request(input, init);
      if (method !== 'GET') keys.push(headers.get('idempotency-key'));
      return next();
    },
  });
  const create = async (title: string, response = respond(201), idempotencyKey?: string) => {
    next = response;
    const options = { isCreation: true, ...(idempotencyKey && { idempotencyKey }) };
    await http.post('/apps/kanban/add-task', { title }, options).catch(() => undefined);
    return keys.at(-1);
  };
  return { http, create, signInAgain: () => (device = 'tab;2'), succeed: () => (next = respond(200)) };
}

describe('a request that creates something', () => {
  it.each([
    ['was lost', lost],
    ['says that the server is broken', respond(503)],
    ['says that there were too many', respond(429)],
  ])('has the same key again after the response %s', async (_, response) => {
    const { create } = open();
    const key = await create('Tram 28', response);

    expect(key).toMatch(/^\w{16,}$/);
    expect(await create('Tram 28', lost)).toBe(key);
    expect(await create('Tram 28')).toBe(key);
  });

  it('has another key once it has succeeded, or was refused', async () => {
    const { create } = open();
    const keys = [
      await create('Tram 28'),
      await create('Tram 28', respond(422)),
      await create('Tram 28', lost),
      await create('Tram 28'),
      await create('Tram 28'),
    ];

    expect(new Set(keys).size).toBe(4);
    expect(keys[3]).toBe(keys[2]);
  });

  it('has another key with another content, or by another person', async () => {
    const { create, signInAgain } = open();
    const key = await create('Tram 28', lost);

    expect(await create('Tram 12', lost)).not.toBe(key);
    signInAgain();
    expect(await create('Tram 28', lost)).not.toBe(key);
  });

  it('has another key after five minutes: the server has forgotten the first one', async () => {
    const { create } = open();
    const key = await create('Tram 28', lost);
    vi.advanceTimersByTime(5 * MINUTE_MS - 1);
    expect(await create('Tram 28', lost)).toBe(key);
    vi.advanceTimersByTime(1);
    expect(await create('Tram 28', lost)).not.toBe(key);
  });

  it('has another key once something of the same feature was changed: what it created may be gone', async () => {
    const { http, create, succeed } = open();
    const key = await create('Tram 28', lost);
    succeed();
    await http.delete('/apps/todo/delete-task');
    expect(await create('Tram 28', lost)).toBe(key);
    succeed();
    await http.delete('/apps/kanban/delete-task');
    expect(await create('Tram 28', lost)).not.toBe(key);
  });

  it('has the key of its caller, unless an attempt before it may have succeeded', async () => {
    const { create } = open();

    expect(await create('Tram 28', lost, 'first')).toBe('first');
    expect(await create('Tram 28', respond(201), 'second')).toBe('first');
    expect(await create('Tram 28', respond(201), 'third')).toBe('third');
  });
});

it('a request that creates nothing has no key of itself, and never that of another', async () => {
  const keys: (string | null)[] = [];
  const http = createHttp({
    base: 'https://app.example',
    authScheme: null,
    steps: demoSteps({ onNotifications: () => undefined }),
    fetch: (input, init) => {
      keys.push(new Request(input, init).headers.get('idempotency-key'));
      return lost();
    },
  });
  const change = async (idempotencyKey?: string) =>
    http.post('/apps/todo/update-task', {}, idempotencyKey ? { idempotencyKey } : {}).catch(() => undefined);
  await change();
  await change('first');
  await change('second');

  expect(keys).toEqual([null, 'first', 'second']);
});
