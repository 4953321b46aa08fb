import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { usersHandlers } from '../users/users.handlers.ts';
import './roles.handlers.ts';

const call = callsTo(usersHandlers);

beforeEach(() => resetSampleData());

describe('a person without the right to change users', () => {
  const all = async () => [
    (await call('GET', '/api/users/list/all-data')).body,
    (await call('GET', '/apps/users/account?id=4')).body,
  ];
  const person = {
    fullName: 'Ana',
    username: 'ana',
    email: 'ana@x.com',
    contact: '1',
    company: 'A',
    country: 'Brazil',
  };
  const requests: [string, string, object][] = [
    ['POST', 'add-user', person],
    ['POST', 'update', { id: 4, changes: { company: 'Other' } }],
    ['POST', 'send', { id: 4, what: 'reset link' }],
    ['POST', 'update-many', { changes: [{ id: 4, fields: { status: 'suspended' } }] }],
    ['POST', 'delete-many', { ids: [4] }],
    ['POST', 'restore', { ids: [4] }],
  ];

  it.each([...requests, ['DELETE', 'delete?id=4&byRole=client', undefined] as const])(
    'is refused by %s %s, and nothing changes',
    async (method, path, body) => {
      const before = await all();

      for (const byRole of ['client', 'maintainer']) {
        expect(await call(method, `/apps/users/${path}`, body && { ...body, by: 'k@x.com', byRole })).toMatchObject({
          status: 403,
          body: { reason: 'no right', message: 'Your role may not change users. Ask an administrator.' },
        });
      }
      expect(await all()).toEqual(before);
    },
  );

  it('is nobody whose role may write and create', async () => {
    const answers = await Promise.all(
      requests.map(([method, path, body]) => call(method, `/apps/users/${path}`, { ...body, byRole: 'author' })),
    );

    expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200]);
  });
});
