import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { expectPagesToAddUp } from '../lib/list/listing.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { Permission } from './permissions.contract.ts';
import { permissionsHandlers } from './permissions.handlers.ts';
import { permissionsScenarios } from './permissions.scenarios.ts';
import { momentOf } from './permissions.moment.ts';
import { deletePermissionAnswerSchema, permissionAnswerSchema, permissionsAnswerSchema } from './permissions.schema.ts';

const call = callsTo(permissionsHandlers);
const find = async (query = '') => {
  const { status, body } = await call('GET', `/apps/permissions/data?${query}`);
  expect(status).toBe(200);
  return v.parse(permissionsAnswerSchema, body);
};
const names = (permissions: Permission[]) => permissions.map(({ name }) => name);
const add = (name: unknown) => call('POST', '/apps/permissions/add-permission', { permission: { name } });

beforeEach(() => {
  setNow(new Date(2030, 5, 15, 20, 43).getTime());
  resetSampleData();
});
afterEach(() => setNow());

describe('GET /apps/permissions/data (SPEC-7.21-a)', () => {
  it('lists the nine permissions of the specification, in their own order (SPEC-6.4-b)', async () => {
    const answer = await find();

    expect(names(answer.permissions)).toEqual([
      'Management',
      'Manage Billing & Roles',
      'Add & Remove Users',
      'Project Planning',
      'Manage Email Sequences',
      'Client Communication',
      'Only View',
      'Financial Management',
      "Manage Others' Tasks",
    ]);
    expect(answer.params).toEqual({ q: '', perPage: 10, page: 1, assignedTo: null });
    expect(answer.allData).toEqual(answer.permissions);
    expect(answer.total).toBe(9);
  });

  it('shows that they were created one after the other, within the last year', async () => {
    const moments = (await find()).permissions.map(({ createdDate }) => momentOf(createdDate) ?? 0);

    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments[0]).toBeGreaterThan(new Date(2029, 5, 15).getTime());
    expect(moments.at(-1)).toBeLessThan(new Date(2030, 5, 15).getTime());
  });

  it.each([
    ['q=MANAGE', ({ name }: Permission) => name.includes('Manage')],
    ['q=2029', ({ createdDate }: Permission) => createdDate.includes('2029')],
    ['q=jun+2030', ({ createdDate }: Permission) => createdDate.includes('Jun 2030')],
    ['assignedTo=support', ({ assignedTo }: Permission) => assignedTo.includes('support')],
    [
      'q=email&assignedTo=user',
      ({ name, assignedTo }: Permission) => /email/i.test(name) && assignedTo.includes('user'),
    ],
    ['q=no+such+permission', () => false],
    ['assignedTo=pilot', () => false],
  ])('finds with %s exactly what matches', async (query, matches) => {
    const { allData } = await find();

    const { permissions, total } = await find(query);

    expect(permissions).toEqual(allData.filter(matches));
    expect(total).toBe(permissions.length);
  });

  it('answers the query as it was understood (SPEC-9.6-a)', async () => {
    const { params } = await find('q=Email&perPage=0&page=first&assignedTo=user');

    expect(params).toEqual({ q: 'Email', perPage: 10, page: 1, assignedTo: 'user' });
  });

  it('sorts by name and by the moment of creation both ways', async () => {
    const alphabetical = names((await find()).permissions).toSorted();
    const inTime = names((await find()).permissions);

    expect(names((await find('sortColumn=name')).permissions)).toEqual(alphabetical);
    expect(names((await find('sortColumn=name&sort=desc')).permissions)).toEqual(alphabetical.toReversed());
    expect(names((await find('sortColumn=createdDate')).permissions)).toEqual(inTime);
    expect(names((await find('sortColumn=createdDate&sort=desc')).permissions)).toEqual(inTime.toReversed());
  });

  it.each(['page=0', 'perPage=0', 'page=one&perPage=two', 'page=-1', 'sortColumn=assignedTo'])(
    'reads %s as nothing asked',
    async (query) => {
      expect(await find(query)).toEqual(await find());
    },
  );

  it('hands out pages that put together are the filtered, sorted list', async () => {
    await expectPagesToAddUp(
      async (query) => {
        const { permissions, total } = await find(query);
        return { rows: permissions, total };
      },
      fc.record({
        q: fc.constantFrom('', 'manage', 'pm', '20'),
        assignedTo: fc.constantFrom('', 'support', 'manager'),
        sortColumn: fc.constantFrom('', 'name', 'createdDate'),
        sort: fc.constantFrom('asc', 'desc'),
      }),
    );
  });
});

describe('POST /apps/permissions/add-permission (SPEC-7.21-b)', () => {
  it('puts the new one first, with the next id, assigned to administrators only (SPEC-4.8-a)', async () => {
    const { status, body } = await add('  Issue refunds ');

    expect(status).toBe(201);
    expect(v.parse(permissionAnswerSchema, body).permission).toEqual({
      id: 10,
      name: 'Issue refunds',
      assignedTo: ['administrator'],
      createdDate: '15 Jun 2030, 8:43 PM',
      isCore: false,
    });
    expect((await find('perPage=50')).permissions[0]).toEqual(body.permission);
  });

  it('gives each of several its own id', async () => {
    const added = await Promise.all(['One', 'Two', 'Three'].map(add));

    expect(added.map(({ body }) => body.permission.id)).toEqual([10, 11, 12]);
  });

  it.each([undefined, '', '   ', 7, null, 'x'.repeat(121)])('declines the name %j and adds nothing', async (name) => {
    const { status, body } = await add(name);

    expect(status).toBe(400);
    expect(body.message).toContain('permission.name');
    expect((await find()).total).toBe(9);
  });
});

describe('POST /apps/permissions/update-permission (SPEC-7.21-c)', () => {
  const update = (body: unknown) => call('POST', '/apps/permissions/update-permission', body);

  it('renames and keeps everything else', async () => {
    const before = (await find()).permissions[6];

    const { status, body } = await update({ id: 7, name: 'Look, not touch' });

    expect(status).toBe(201);
    expect(v.parse(permissionAnswerSchema, body).permission).toEqual({ ...before, name: 'Look, not touch' });
    expect((await find()).permissions[6]).toEqual(body.permission);
  });

  it('knows nothing of an unknown id', async () => {
    expect(await update({ id: 99, name: 'Nobody' })).toMatchObject({
      status: 404,
      body: { message: 'There is no such permission' },
    });
  });

  it.each([{ id: 7 }, { id: '7', name: 'Text for a number' }, { id: 7, name: '' }])(
    'declines %j and renames nothing',
    async (body) => {
      const before = await find();

      expect((await update(body)).status).toBe(400);
      expect(await find()).toEqual(before);
    },
  );
});

describe('DELETE /apps/permissions/delete (SPEC-7.21-d)', () => {
  it.each([
    ['the query', '?id=4', undefined],
    ['a body', '', { id: 4 }],
  ])('takes the id from %s', async (_, query, body) => {
    const answer = await call('DELETE', `/apps/permissions/delete${query}`, body);

    expect(answer.status).toBe(200);
    expect(v.parse(deletePermissionAnswerSchema, answer.body)).toEqual({ id: 4 });
    expect(names((await find()).permissions)).not.toContain('Project Planning');
    expect((await find()).total).toBe(8);
  });

  it.each([
    ['?id=99', 404],
    ['?id=four', 404],
    ['', 400],
  ])('with %j deletes nothing', async (query, status) => {
    const answer = await call('DELETE', `/apps/permissions/delete${query}`);

    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
    expect((await find()).total).toBe(9);
  });
});

it.each(['add-permission', 'update-permission'])('POST %s answers a body that is no JSON with 400', async (path) => {
  const { status, body } = await call('POST', `/apps/permissions/${path}`, '{');

  expect({ status, body }).toEqual({ status: 400, body: { message: 'The body is not valid JSON' } });
});

describe('a scenario', () => {
  const findIn = async (name: keyof typeof permissionsScenarios) => {
    const { status, body } = await callsTo([permissionsScenarios[name]])('GET', '/apps/permissions/data');
    return { status, body };
  };

  it('differs in what it lists', async () => {
    expect((await findIn('empty')).body).toMatchObject({ total: 0, permissions: [], allData: [] });
    expect((await findIn('thousandsOfRows')).body.total).toBe(3000);
    expect((await findIn('veryLongTexts')).body.permissions[0].name.length).toBeGreaterThan(100);
  });

  it.each([
    ['refused', 403],
    ['unauthorised', 401],
    ['failed', 500],
  ] as const)('%s answers %d with a message', async (name, status) => {
    expect(await findIn(name)).toEqual({ status, body: { message: expect.any(String) } });
  });
});
