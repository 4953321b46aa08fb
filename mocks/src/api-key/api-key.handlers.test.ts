import { beforeEach, expect, it } from 'vitest';
import { decline } from '../lib/http/answers.ts';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setProofCheck } from '../lib/http/proof.ts';
import { keepSampleData, resetSampleData, saveSampleData } from '../lib/sample/sample-store.ts';
import { setNow } from '../lib/time/clock.ts';
import type { ApiKey } from './api-key.contract.ts';
import { apiKeyHandlers } from './api-key.handlers.ts';

const call = callsTo(apiKeyHandlers);
const post = (path: string, body: unknown) => call('POST', `/api-key/${path}`, body);
const tryOut = async (value: string) => {
  const { status, body } = await call('GET', '/api-key/try', undefined, { authorization: `Bearer ${value}` });
  return status === 200 ? 'works' : body.message;
};
const add = async (name = 'Partner', life: 30 | null = null) =>
  (await post('keys', { name, type: 'read-only', life })).body as { id: number; secret: string; keys: ApiKey[] };
const noon = Date.UTC(2030, 5, 15, 12);
const HOUR_MS = 3_600_000;

beforeEach(() => {
  resetSampleData();
  setNow(noon);
  const check = setProofCheck(() => undefined);
  return () => {
    setNow();
    setProofCheck(check);
  };
});

it('gives a value once: no list, and no storage has it (XA-01)', async () => {
  const kept = new Map<string, string>();
  keepSampleData({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  });
  const { id, secret } = await add();
  const list = await call('GET', '/api-key/keys');
  saveSampleData();

  expect(JSON.stringify([list.body, ...kept])).not.toContain(secret);
  expect(list.body.keys[0]).toMatchObject({ id, end: secret.slice(-4), demoValue: null, lastUsedAt: null });
  expect(await tryOut(secret)).toBe('works');
});

it('refuses a revoked key, and deletes none that is active (XA-04)', async () => {
  const { id, secret } = await add();
  expect((await call('DELETE', `/api-key/keys?id=${id}`)).status).toBe(409);
  expect((await post('revoke', { id })).status).toBe(200);
  expect(await tryOut(secret)).toBe('revoked');
  expect((await call('DELETE', `/api-key/keys?id=${id}`)).body.keys).toHaveLength(3);
  expect((await add()).id).toBe(id + 1);
});

it('lets both values work until the end of the overlap, exactly (XA-05)', async () => {
  const { id, secret: old } = await add();
  const { body } = await post('roll', { id, overlap: 24 });
  expect([await tryOut(old), await tryOut(body.secret)]).toEqual(['works', 'works']);
  expect((await post('roll', { id, overlap: 0 })).status).toBe(409);
  setNow(noon + 24 * HOUR_MS - 1);
  expect(await tryOut(old)).toBe('works');
  setNow(noon + 24 * HOUR_MS);
  expect([await tryOut(old), await tryOut(body.secret)]).toEqual(['rolled', 'works']);
});

it('a key manages no keys (XA-06)', async () => {
  const { secret } = await add();
  const headers = { authorization: `Bearer ${secret}` };
  for (const method of ['GET', 'POST', 'DELETE']) {
    const { status, body } = await call(method, '/api-key/keys', method === 'POST' ? {} : undefined, headers);
    expect([status, body.message]).toEqual([403, 'keys cannot manage keys']);
  }
});

it('each status allows its own actions', async () => {
  const { id } = await add('Partner', 30);
  const attempts = {
    edit: { name: 'Other', type: 'modify' },
    roll: { overlap: 1 },
    'end-overlap': {},
    renew: { life: 30 },
  };
  const allowed = async () => {
    const found = [];
    for (const [path, more] of Object.entries(attempts)) {
      if ((await post(path, { id, ...more })).status === 200) found.push(path);
    }
    return found;
  };
  expect(await allowed()).toEqual(['edit', 'roll', 'end-overlap']);
  setNow(noon + 31 * 24 * HOUR_MS);
  expect(await allowed()).toEqual(['renew', 'edit', 'roll', 'end-overlap'].slice(0, 1));
  await post('revoke', { id });
  expect(await allowed()).toEqual([]);
});

it('refuses a second key of a name, whatever its case and accents', async () => {
  await add('Relatório');
  expect((await post('keys', { name: 'RELATORIO', type: 'modify', life: null })).status).toBe(409);
});

it('what gives a key power takes a proof of the person, what takes it away takes none', async () => {
  const { id: expired } = await add('Old', 30);
  setNow(noon + 31 * 24 * HOUR_MS);
  setProofCheck(() => {
    throw decline(422, 'password: Enter your password');
  });
  const statusOf = async (path: string, body: object) => (await post(path, body)).status;
  expect(await statusOf('keys', { name: 'Partner', type: 'read-only', life: null })).toBe(422);
  expect(await statusOf('edit', { id: 1, name: 'Partner', type: 'full-control' })).toBe(422);
  expect(await statusOf('roll', { id: 1, overlap: 24 })).toBe(422);
  expect(await statusOf('renew', { id: expired, life: 30 })).toBe(422);
  expect(await statusOf('revoke', { id: 1 })).toBe(200);
});

it('refuses a key more rights than its owner has, whichever way it would get them (KEY-01)', async () => {
  const by = { fullName: 'Caio', role: 'maintainer' };
  const { id } = (await post('keys', { name: 'Partner', type: 'read-only', life: 30, by })).body;
  const expired = (await post('keys', { name: 'Old', type: 'modify', life: 30 })).body.id;
  const refused = [403, 'type: A key has no more rights than its owner'];
  const attempt = async (path: string, body: object) => {
    const { status, body: answer } = await post(path, { ...body, by });
    return [status, answer.message];
  };
  expect(await attempt('keys', { name: 'Other', type: 'read-write', life: null })).toEqual(refused);
  expect(await attempt('edit', { id, name: 'Partner', type: 'modify' })).toEqual(refused);
  expect(await attempt('edit', { id: 1, name: 'Renamed', type: 'full-control' })).toEqual([200, undefined]);
  const checkBefore = setProofCheck(() => {
    throw decline(422, 'password: Enter your password');
  });
  expect(await attempt('roll', { id: 1, overlap: 24 })).toEqual(refused);
  setProofCheck(checkBefore);
  expect(await attempt('roll', { id, overlap: 24 })).toEqual([200, undefined]);
  setNow(noon + 31 * 24 * HOUR_MS);
  expect(await attempt('renew', { id: expired, life: 30 })).toEqual(refused);
});
