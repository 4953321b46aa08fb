import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { usersHandlers } from '../users/users.handlers.ts';
import { rolesHandlers } from './roles.handlers.ts';
import { rolesScenarios } from './roles.scenarios.ts';
import {
  deleteRoleAnswerSchema,
  roleAnswerSchema,
  roleHistoryAnswerSchema,
  roleRefusedSchema,
  rolesAnswerSchema,
} from './roles.schema.ts';

const call = callsTo(rolesHandlers);
const list = async () => v.parse(rolesAnswerSchema, (await call('GET', '/apps/roles/list')).body);
const history = async (id: string) =>
  v.parse(roleHistoryAnswerSchema, (await call('GET', `/apps/roles/history?id=${id}`)).body).entries;
const find = async (id: string) => (await list()).roles.find((role) => role.id === id);
const update = (body: object) => call('POST', '/apps/roles/update', { id: 'manager', version: 1, ...body });
const manager = { fullName: 'Otávio Prado', role: 'author' };

beforeEach(() => resetSampleData());

describe('a change of a role', () => {
  it('changes the given rights alone, counts up both versions, and writes one line', async () => {
    const before = await list();

    const { status, body } = await update({
      cells: { 'payroll.write': true, 'reporting.create': false },
      note: 'June',
    });

    expect(status).toBe(200);
    const { role } = v.parse(roleAnswerSchema, body);
    expect(role).toMatchObject({ id: 'manager', version: 2, count: 7 });
    expect(role.cells).toContain('payroll.write');
    expect(role.cells).not.toContain('reporting.create');
    expect(role.cells).toHaveLength(before.roles[1]?.cells.length ?? 0);
    expect((await list()).rightsVersion).toBe(before.rightsVersion + 1);
    expect((await history('manager'))[0]).toMatchObject({
      type: 'changed',
      by: 'Marina Duarte',
      name: null,
      cells: [
        { cell: 'reporting.create', before: true, after: false },
        { cell: 'payroll.write', before: false, after: true },
      ],
      note: 'June',
      holders: 7,
    });
  });

  it('is carried out once, however often it is sent, and its line has the id of the request', async () => {
    const body = { id: 'manager', version: 1, cells: { 'payroll.write': true } };
    const send = () => call('POST', '/apps/roles/update', body, { 'Idempotency-Key': 'one' });

    expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 200, body: { role: { version: 2 } } });
    await update({ version: 2, cells: { 'payroll.write': false } });

    expect((await history('manager')).map(({ requestId }) => requestId)).toEqual([
      'request-3',
      'one',
      expect.stringMatching(/^\w{20,}$/),
    ]);
  });

  it('that changes nothing, or is refused, leaves no line and no version (XR-13)', async () => {
    const before = { list: await list(), history: await history('manager') };

    await update({ cells: { 'payroll.read': true }, name: 'Manager' });
    await update({ cells: { 'payroll.write': true }, by: manager });
    await update({ cells: { 'reporting.read': false } });
    await update({ name: 'ADMINISTRATÓR' });

    expect({ list: await list(), history: await history('manager') }).toEqual(before);
  });

  it('of rights that the person does not have is refused, also when it is crafted (XR-10)', async () => {
    const { status, body } = await call('POST', '/apps/roles/update', {
      id: 'support',
      version: 1,
      cells: { 'payroll.read': true, 'payroll.write': true },
      by: manager,
    });

    expect(status).toBe(403);
    expect(v.parse(roleRefusedSchema, body)).toMatchObject({ reason: 'beyond own rights', cells: ['payroll.write'] });
    expect(await find('support')).toMatchObject({ cells: expect.not.arrayContaining(['payroll.read']) });
  });

  it.each([
    ['own role', 'guard', 'manager', manager],
    ['system role', 'guard', 'administrator', undefined],
    ['no right', 'no rule', 'support', { fullName: 'Ana', role: 'nothing known' }],
  ])('is refused for %s, which is explained as %s (XR-10)', async (reason, kind, id, by) => {
    const answer = await update({ id, cells: { 'payroll.read': true }, ...(by && { by }) });

    expect(answer).toMatchObject({ status: 403, body: { reason, explanation: { allowed: false, kind } } });
  });

  it('leaves no right that needs to read what may not be read', async () => {
    expect(await update({ cells: { 'reporting.read': false } })).toMatchObject({
      status: 422,
      body: { reason: 'needs reading', cells: ['reporting.write', 'reporting.create'] },
    });
  });

  it('made to an older version is answered with the role as it is now (XR-09)', async () => {
    await update({ cells: { 'payroll.write': true } });

    const { status, body } = await update({ cells: { 'api-control.write': true } });

    expect(status).toBe(409);
    expect(v.parse(roleRefusedSchema, body)).toMatchObject({
      reason: 'changed since',
      changedBy: 'Marina Duarte',
      role: { version: 2 },
    });
    expect((await update({ version: 2, cells: { 'api-control.write': true } })).status).toBe(200);
  });
});

describe('a new role', () => {
  const add = (name: string, cells: string[], more = {}) =>
    call('POST', '/apps/roles/add', { role: { name, cells }, ...more });

  it('is the last, without people, with an id of its own', async () => {
    const { status, body } = await add(' Auditors ', ['payroll.read']);

    expect(status).toBe(201);
    expect(v.parse(roleAnswerSchema, body).role).toEqual({
      id: 'role-1',
      name: 'Auditors',
      userRole: 'role-1',
      tone: 'secondary',
      isSystem: false,
      hasFullAccess: false,
      cells: ['payroll.read'],
      version: 1,
      count: 0,
      people: [],
      present: [],
    });
    expect((await list()).roles.at(-1)?.id).toBe('role-1');
    expect(await history('role-1')).toHaveLength(1);
    const given = await callsTo(usersHandlers)('POST', '/apps/users/update', { id: 4, changes: { role: 'role-1' } });
    expect(given.status).toBe(200);
  });

  it.each([
    ['restricted  USER', ['payroll.read'], undefined, 409, 'name taken'],
    ['Auditors', ['payroll.write'], undefined, 422, 'needs reading'],
    ['Auditors', ['payroll.read', 'payroll.write'], manager, 403, 'beyond own rights'],
  ])('%j with %j is refused', async (name, cells, by, status, reason) => {
    expect(await add(name, cells, by && { by })).toMatchObject({ status, body: { reason } });
    expect((await list()).roles).toHaveLength(5);
  });

  it('is added once, however often it is sent', async () => {
    const body = { role: { name: 'Auditors', cells: [] } };
    const send = () => call('POST', '/apps/roles/add', body, { 'Idempotency-Key': 'one' });

    expect((await send()).body).toEqual((await send()).body);
    expect((await list()).roles).toHaveLength(6);
  });
});

describe('a role that is deleted', () => {
  const remove = (body: object) => call('POST', '/apps/roles/delete', body);

  it('is deleted once, however often that is sent', async () => {
    const send = () =>
      call('POST', '/apps/roles/delete', { id: 'support', successor: 'user' }, { 'Idempotency-Key': 'one' });

    expect(await send()).toMatchObject({ status: 200, body: { moved: 12 } });
    expect(await send()).toMatchObject({ status: 200, body: { moved: 12 } });
    expect(await history('support')).toMatchObject([{ type: 'deleted', requestId: 'one' }]);
  });

  it('leaves its people to the successor', async () => {
    const { body } = await remove({ id: 'support', successor: 'user' });

    expect(v.parse(deleteRoleAnswerSchema, body)).toEqual({ id: 'support', moved: 12 });
    expect(await find('support')).toBeUndefined();
    expect((await find('user'))?.count).toBe(20);
    expect((await history('support'))[0]).toMatchObject({ type: 'deleted', holders: 12 });
  });

  it.each([undefined, 'support', 'nothing known'])('needs another role for its people, not %j', async (successor) => {
    const answer = await remove({ id: 'support', ...(successor && { successor }) });

    expect(answer).toMatchObject({ status: 422, body: { reason: 'needs a successor' } });
    expect((await find('support'))?.count).toBe(12);
  });

  it('gives its people no rights that the person does not have, also not all of them', async () => {
    const answer = await remove({ id: 'user', successor: 'administrator', by: manager });

    expect(answer).toMatchObject({ status: 403, body: { reason: 'beyond own rights' } });
    expect(await find('user')).toBeDefined();
  });

  it('is gone at once when nobody has it, and cannot be the one of the system', async () => {
    await call('POST', '/apps/roles/add', { role: { name: 'Auditors', cells: [] } });

    expect((await remove({ id: 'role-1' })).body).toEqual({ id: 'role-1', moved: 0 });
    expect((await remove({ id: 'role-1' })).status).toBe(404);
    expect(await remove({ id: 'administrator', successor: 'user' })).toMatchObject({ status: 403 });
  });
});

it.each([
  ['updateFailed', { cells: {} }, 500],
  ['payrollRefused', { cells: { 'payroll.write': true } }, 403],
  ['otherCellChanged', { cells: { 'api-control.write': true } }, 409],
  ['readingTaken', { cells: { 'payroll.write': true } }, 409],
  ['renamedFirst', { name: 'Leads' }, 409],
] as const)('the scenario %s answers a change with %d', async (name, body, status) => {
  const answer = await callsTo([rolesScenarios[name], ...rolesHandlers])('POST', '/apps/roles/update', {
    id: 'manager',
    version: 1,
    ...body,
  });

  expect(answer.status).toBe(status);
});

describe('a person without the right to change roles', () => {
  it.each([
    ['add', { role: { name: 'Auditors', cells: [] } }],
    ['update', { id: 'manager', version: 1, name: 'Leads' }],
    ['delete', { id: 'manager', successor: 'user' }],
  ])('is refused by %s, even where no right is given or taken', async (path, body) => {
    const before = await list();

    for (const role of ['client', 'support']) {
      const by = { fullName: 'Kaito Sato', role };
      const answer = await call('POST', `/apps/roles/${path}`, { ...body, by });
      expect([answer.status, v.parse(roleRefusedSchema, answer.body).reason]).toEqual([403, 'no right']);
    }
    expect(await list()).toEqual(before);
  });
});
