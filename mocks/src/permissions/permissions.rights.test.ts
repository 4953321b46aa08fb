import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { permissionsHandlers } from './permissions.handlers.ts';

const call = callsTo(permissionsHandlers);
const list = async () => (await call('GET', '/apps/permissions/data')).body;

beforeEach(resetSampleData);

describe('a person without the right', () => {
  const by = { fullName: 'Kaito Sato', role: 'support' };
  it.each([
    ['POST', 'add-permission', { permission: { name: 'Issue refunds' }, by }],
    ['POST', 'update-permission', { id: 4, name: 'Planning', by }],
    ['DELETE', 'delete?id=4&role=support', undefined],
    ['POST', 'restore', { id: 4, by }],
  ])('is refused by %s %s, and nothing changes', async (method, path, body) => {
    const before = await list();

    expect(await call(method, `/apps/permissions/${path}`, body)).toMatchObject({
      status: 403,
      body: {
        reason: 'no right',
        explanation: { allowed: false, kind: 'no rule', holders: ['manager', 'administrator'] },
      },
    });
    expect(await list()).toEqual(before);
  });

  it('is nobody with the right', async () => {
    const principal = { fullName: 'Marina Duarte', role: 'admin' };

    expect(
      await call('POST', '/apps/permissions/update-permission', { id: 4, name: 'Planning', by: principal }),
    ).toMatchObject({
      status: 201,
    });
  });
});
