import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { fold } from '@embarque/design-system/fold';
import { colleagues, reader, readerEmail } from '../lib/sample/people.ts';
import { agencies } from '../world/world.agencies.ts';
import { expectPagesToAddUp } from '../lib/list/listing.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { User } from './users.contract.ts';
import { usersHandlers } from './users.handlers.ts';
import { allUsersAnswerSchema, deleteUserAnswerSchema, userAnswerSchema, usersAnswerSchema } from './users.schema.ts';

const call = callsTo(usersHandlers);
const find = async (query = '') => {
  const { status, body } = await call('GET', `/api/users/list/data?${query}`);
  expect(status).toBe(200);
  return v.parse(usersAnswerSchema, body);
};
const all = async () => v.parse(allUsersAnswerSchema, (await call('GET', '/api/users/list/all-data')).body);
const newcomer = {
  fullName: 'Ana Lima',
  username: 'ana.lima',
  email: 'ana.lima@example.com',
  contact: '+55 11 555 0101',
  company: 'Vento Leste Viagens',
  country: 'Brazil',
};
const add = (body: unknown) => call('POST', '/apps/users/add-user', body);

beforeEach(() => resetSampleData());

describe('GET /api/users/list/all-data (SPEC-7.13-a)', () => {
  it('has all staff, the signed-in person by the address of the sign-in', async () => {
    const staff = (await all()).filter(({ company }) => company === 'Embarque');

    expect(new Set(staff.map(({ fullName }) => fullName))).toEqual(new Set([reader, ...colleagues]));
    expect(staff.find(({ fullName }) => fullName === reader)?.email).toBe(readerEmail);
    expect(staff.every(({ status }) => status === 'active')).toBe(true);
  });

  it('has beside them staff of partner agencies alone', async () => {
    const partners = new Set((await all()).map(({ company }) => company)).difference(new Set(['Embarque']));

    expect(partners).toEqual(new Set(agencies.map(({ name }) => name)));
  });

  const countBy = async (field: keyof User) => {
    const counts: Record<string, number> = {};
    for (const user of await all()) counts[user[field]] = (counts[user[field]] ?? 0) + 1;
    return counts;
  };

  it('knows fifty people, each with an id, a username and a unique email address', async () => {
    const users = await all();

    expect(users.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    for (const field of ['fullName', 'username', 'email'] as const) {
      expect(new Set(users.map((user) => user[field])).size).toBe(50);
    }
  });

  it('has every role, plan, status and billing, in its share (SPEC-4.6-b, SPEC-6.3-a, SPEC-6.3-b)', async () => {
    expect(await countBy('role')).toEqual({ admin: 11, author: 7, editor: 8, maintainer: 12, subscriber: 12 });
    expect(await countBy('currentPlan')).toEqual({ basic: 10, company: 10, enterprise: 10, team: 20 });
    expect(await countBy('status')).toEqual({ active: 18, inactive: 14, pending: 18 });
    expect(await countBy('billing')).toEqual({
      'Auto Debit': 16,
      'Manual Transfer': 13,
      Cash: 12,
      'Credit Card': 9,
    });
  });
});

describe('GET /api/users/list/data (SPEC-7.13-c)', () => {
  it('lists the first ten by name when nothing is asked (SPEC-9.6-a)', async () => {
    const names = (await all()).map(({ fullName }) => fullName).toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1));

    const { users, total } = await find();

    expect(users.map(({ fullName }) => fullName)).toEqual(names.slice(0, 10));
    expect(total).toBe(50);
  });

  it.each([
    ['q=INES', ({ fullName }: User) => fullName.startsWith('Inês')],
    ['q=%40example.com', ({ email }: User) => email.endsWith('@example.com')],
    ['q=credit', ({ billing }: User) => billing === 'Credit Card'],
    ['q=Brazil', () => false],
    ['role=editor', ({ role }: User) => role === 'editor'],
    ['currentPlan=team&status=pending', (user: User) => user.currentPlan === 'team' && user.status === 'pending'],
    ['q=cash&role=admin', ({ billing, role }: User) => billing === 'Cash' && role === 'admin'],
    ['role=pilot', () => false],
    ['currentPlan=all', () => false],
    ['status=&role=', () => true],
    ['paid=yes', ({ currentPlan }: User) => currentPlan !== 'basic'],
    ['ids=3,17,999', ({ id }: User) => id === 3 || id === 17],
  ])('finds with %s exactly what matches', async (query, matches) => {
    const { users, total } = await find(`${query}&perPage=100&sortColumn=id`);

    expect(users).toEqual((await all()).filter(matches));
    expect(total).toBe(users.length);
  });

  it.each([
    ['id', ({ id }: User) => id],
    ['company', ({ company }: User) => fold(company)],
    ['billing', ({ billing }: User) => fold(billing)],
    ['email', ({ email }: User) => email],
  ])('sorts by %s both ways', async (column, keyOf: (user: User) => number | string) => {
    const up = (await find(`sortColumn=${column}&perPage=100`)).users.map(keyOf);
    const down = (await find(`sortColumn=${column}&sort=desc&perPage=100`)).users.map(keyOf);
    const inOrder = up.toSorted((a, b) => (a < b ? -1 : Number(a > b)));

    expect(up).toEqual(inOrder);
    expect(down).toEqual(inOrder.toReversed());
  });

  it.each(['page=0', 'perPage=0', 'page=one&perPage=ten', 'page=-1', 'sortColumn=avatar', 'sort=sideways'])(
    'reads %s as nothing asked',
    async (query) => {
      expect(await find(query)).toEqual(await find());
    },
  );

  it('hands out pages that put together are the filtered, sorted list', async () => {
    await expectPagesToAddUp(
      async (query) => {
        const { users, total } = await find(query);
        return { rows: users, total };
      },
      fc.record({
        q: fc.constantFrom('', 'a', 'cash', 'nobody'),
        role: fc.constantFrom('', 'admin', 'editor'),
        status: fc.constantFrom('', 'active', 'lost'),
        sortColumn: fc.constantFrom('', 'id', 'company'),
        sort: fc.constantFrom('', 'asc', 'desc'),
      }),
    );
  });
});

describe('GET /api/users/user (SPEC-7.13-d)', () => {
  it('shows one of them', async () => {
    const { status, body } = await call('GET', '/api/users/user?id=7');

    expect(status).toBe(200);
    expect(v.parse(userAnswerSchema, body).user).toEqual((await all())[6]);
  });

  it.each([
    ['?id=999', 404],
    ['?id=seven', 404],
    ['?id=__proto__', 404],
    ['', 400],
  ])('%j is answered with %d and a message', async (query, status) => {
    expect(await call('GET', `/api/users/user${query}`)).toMatchObject({
      status,
      body: { message: expect.any(String) },
    });
  });
});

describe('POST /apps/users/add-user (SPEC-7.13-b)', () => {
  it('adds an active subscriber on the basic plan, with the next id and without a picture', async () => {
    const { status, body } = await add(newcomer);

    expect(status).toBe(201);
    expect(v.parse(userAnswerSchema, body).user).toEqual({
      ...newcomer,
      id: 51,
      role: 'subscriber',
      currentPlan: 'basic',
      status: 'active',
      billing: 'Auto Debit',
      avatar: '',
      avatarColor: 'primary',
    });
    expect((await find('sortColumn=id&sort=desc')).users[0]).toEqual(body.user);
  });

  it('takes what was chosen, and neither an id nor anything else it did not ask for', async () => {
    const { body } = await add({ ...newcomer, role: 'admin', currentPlan: 'team', id: 3, rank: 'captain' });

    expect(body.user).toMatchObject({ id: 51, role: 'admin', currentPlan: 'team' });
    expect(body.user).not.toHaveProperty('rank');
  });

  it('gives each of several at once a unique id', async () => {
    const added = await Promise.all(
      ['ana', 'bia', 'cleo'].map((username) => add({ ...newcomer, username, email: `${username}@example.com` })),
    );

    expect(added.map(({ body }) => body.user.id)).toEqual([51, 52, 53]);
  });

  it.each([
    ['fullName', ''],
    ['username', 7],
    ['email', 'ana'],
    ['contact', undefined],
    ['company', '   '],
    ['country', null],
    ['role', 'Captain!'],
    ['currentPlan', ''],
    ['status', 'asleep'],
  ])('declines %s %j, names it and adds no user', async (field, value) => {
    const { status, body } = await add({ ...newcomer, [field]: value });

    expect(status).toBe(400);
    expect(body.message).toContain(field);
    expect((await find()).total).toBe(50);
  });

  it.each(['{', 'null', '[]', '"Ana"'])('declines the body %s', async (body) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    expect((await find()).total).toBe(50);
  });
});

describe('DELETE /apps/users/delete (SPEC-7.13-e)', () => {
  it.each([
    ['the query', '?id=12', undefined],
    ['a body', '', { id: 12 }],
  ])('takes the id from %s, once', async (_, query, body) => {
    const { status, body: answer } = await call('DELETE', `/apps/users/delete${query}`, body);

    expect(status).toBe(200);
    expect(v.parse(deleteUserAnswerSchema, answer)).toEqual({ id: 12 });
    expect((await all()).map(({ id }) => id)).not.toContain(12);
    expect((await call('DELETE', `/apps/users/delete${query}`, body)).status).toBe(404);
    expect((await find()).total).toBe(49);
  });

  it.each([
    ['?id=999', 404],
    ['?id=', 400],
    ['', 400],
  ])('with %j deletes no user', async (query, status) => {
    expect(await call('DELETE', `/apps/users/delete${query}`)).toMatchObject({
      status,
      body: { message: expect.any(String) },
    });
    expect((await find()).total).toBe(50);
  });
});
