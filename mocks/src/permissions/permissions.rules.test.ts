import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { rightsVersion } from '../lib/http/rights-version.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { permissionsHandlers } from './permissions.handlers.ts';
import { permissionsAnswerSchema } from './permissions.schema.ts';

const call = callsTo(permissionsHandlers);
const all = async () => v.parse(permissionsAnswerSchema, (await call('GET', '/apps/permissions/data')).body).allData;
const post = (name: string, body: unknown) => call('POST', `/apps/permissions/${name}`, body);
const add = (name: string) => post('add-permission', { permission: { name } });
const remove = (id: number) => call('DELETE', `/apps/permissions/delete?id=${id}`);

beforeEach(() => resetSampleData());

describe('a name', () => {
  it('that is changed keeps id, roles, date and place, and frees the old one (XR-01)', async () => {
    const before = await all();

    await post('update-permission', { id: 8, name: 'Money' });

    expect(await all()).toEqual(before.map((one) => (one.id === 8 ? { ...one, name: 'Money' } : one)));
    expect((await post('update-permission', { id: 8, name: 'Cash' })).status).toBe(201);
    expect((await add('Financial Management')).status).toBe(201);
  });

  it.each(['project planning ', 'PROJECT  PLANNING', 'Próject Planning'])(
    '%j is refused when another permission has it (XR-02)',
    async (name) => {
      expect(await add(name)).toMatchObject({ status: 409, body: { reason: 'name taken' } });
      expect(await post('update-permission', { id: 7, name })).toMatchObject({ status: 409 });
      expect(await all()).toHaveLength(9);
    },
  );

  it('is given to one of two who race for it (XR-02)', async () => {
    const statuses = (await Promise.all([add('Issue refunds'), add('Issue refunds')])).map(({ status }) => status);

    expect(statuses).toEqual(expect.arrayContaining([201, 409]));
    expect(await all()).toHaveLength(10);
  });

  it('may be sent along unchanged', async () => {
    expect((await post('update-permission', { id: 4, name: 'Project Planning', isCore: true })).status).toBe(201);
  });
});

it('locks a core permission against a new name and deletion, with the reason', async () => {
  expect(await post('update-permission', { id: 1, name: 'Other' })).toMatchObject({
    status: 403,
    body: { reason: 'core permission', explanation: { kind: 'guard', reason: expect.any(String) } },
  });
  expect(await remove(1)).toMatchObject({ status: 403, body: { reason: 'core permission' } });
});

describe('a deleted permission', () => {
  it('comes back with its id, its roles and its place (XR-04)', async () => {
    const before = await all();
    await remove(4);
    expect((await all()).map(({ id }) => id)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);

    expect((await post('restore', { id: 4 })).status).toBe(201);

    expect(await all()).toEqual(before);
  });

  it('is taken from its roles, and given back, with the next response (XR-04)', async () => {
    const before = rightsVersion();

    await remove(4);
    expect([(await all()).some(({ name }) => name === 'Project Planning'), rightsVersion()]).toEqual([
      false,
      before + 1,
    ]);
    await remove(99);
    await post('restore', { id: 4 });
    expect(rightsVersion()).toBe(before + 2);
  });

  it('leaves its id to nobody else', async () => {
    await remove(9);

    expect((await add('Issue refunds')).body.permission.id).toBe(10);
  });

  it.each([4, 99])('of id %d cannot be restored when nothing was deleted', async (id) => {
    expect((await post('restore', { id })).status).toBe(404);
  });
});
