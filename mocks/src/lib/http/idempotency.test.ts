import { HttpResponse, http } from 'msw/http';
import { beforeEach, expect, it } from 'vitest';
import { resetSampleData, keepSampleData, saveSampleData } from '../sample/sample-store.ts';
import { setNow } from '../time/clock.ts';
import { callsTo } from './calls.testing.ts';
import { once } from './idempotency.ts';

const noon = Date.UTC(2030, 5, 15, 12);
const MINUTE_MS = 60_000;
let created = 0;

const create = async ({ request }: { request: Request }) => {
  const body = await request.json();
  await Promise.resolve();
  if (body.isRefused) return HttpResponse.json({ message: 'No' }, { status: 409 });
  created += 1;
  return HttpResponse.json({ id: created, secret: 'a-secret-value' }, { status: 201, headers: { 'x-made': 'yes' } });
};
const call = callsTo([
  http.post('/things', once(create)),
  http.post('/others', once(create)),
  http.post('/secrets', once(create, { isSecret: true })),
]);
const post = (key: string, path = '/things', body: object = { name: 'Tram 28' }) =>
  call('POST', path, body, { 'idempotency-key': key });

beforeEach(() => {
  created = 0;
  resetSampleData();
  setNow(noon);
  return () => setNow();
});

it('a request under the same key gets the first response for five minutes, and is carried out again after that', async () => {
  const first = await post('one');
  setNow(noon + 5 * MINUTE_MS - 1);
  const again = await post('one');
  expect([again.status, again.body, again.headers?.get('x-made')]).toEqual([201, first.body, 'yes']);
  setNow(noon + 5 * MINUTE_MS);

  expect((await post('one')).body.id).toBe(2);
});

it('two requests under one key at the same moment are carried out once', async () => {
  const [first, second, third] = await Promise.all([post('one'), post('one'), post('one')]);

  expect([first?.body.id, second?.body.id, third?.body.id]).toEqual([1, 1, 1]);
});

it('a refused request is carried out when it comes again', async () => {
  expect((await post('one', '/things', { isRefused: true })).status).toBe(409);
  expect((await post('one')).status).toBe(201);
});

it('another request under that key is refused: neither another content nor another address gets the response', async () => {
  await post('one');

  expect((await post('one', '/things', { name: 'Tram 12' })).status).toBe(422);
  expect((await post('one', '/others')).status).toBe(422);
  expect(created).toBe(1);
});

it('a response with a secret is repeated and never written down', async () => {
  const written = new Map<string, string>();
  keepSampleData({
    getItem: (name) => written.get(name) ?? null,
    setItem: (name, value) => void written.set(name, value),
    removeItem: (name) => void written.delete(name),
  });
  const first = await post('one', '/secrets');
  await post('two');
  saveSampleData();

  expect((await post('one', '/secrets')).body).toEqual(first.body);
  expect([...written.keys()]).toEqual(['embarque.demo.idempotency']);
  expect([...written.values()].join('').split('a-secret-value')).toHaveLength(2);
});
