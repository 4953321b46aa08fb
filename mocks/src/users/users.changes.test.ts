import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { rightsVersion } from '../lib/http/rights-version.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { accountAnswerSchema } from './account/account.schema.ts';
import { usersHandlers } from './users.handlers.ts';
import { manyAnswerSchema, takenAnswerSchema, userCountsAnswerSchema } from './users.schema.ts';

const call = callsTo(usersHandlers);
const counts = async () => v.parse(userCountsAnswerSchema, (await call('GET', '/apps/users/counts')).body);
const account = async (id: number) =>
  v.parse(accountAnswerSchema, (await call('GET', `/apps/users/account?id=${id}`)).body);
const update = (body: object) => call('POST', '/apps/users/update', body);
const updateMany = async (body: object) =>
  v.parse(manyAnswerSchema, (await call('POST', '/apps/users/update-many', body)).body);
const suspend = (ids: readonly number[]) =>
  updateMany({ changes: ids.map((id) => ({ id, fields: { status: 'suspended' } })), reason: 'Left the agency' });
const allIds = async () =>
  (await call('GET', '/api/users/list/all-data')).body.map(({ id }: { id: number }) => id) as number[];

const ana = {
  fullName: 'Ana Lima',
  username: 'ana.lima',
  email: 'ana@x.com',
  contact: '+55 11 555 0101',
  company: 'Vento Leste Viagens',
  country: 'Brazil',
};

const principal = { by: 'admin@demo.com', byName: 'Marina Duarte', byRole: 'admin' };

beforeEach(() => resetSampleData());

it('counts users by kind, and again after each change', async () => {
  expect((await counts()).here).toEqual({ total: 50, paid: 40, active: 18, pending: 18 });
  await suspend([4]);

  expect((await counts()).here).toEqual({ total: 50, paid: 40, active: 17, pending: 18 });
  expect((await counts()).network).toEqual({ total: 21_459, paid: 4567, active: 19_860, pending: 237 });
});

it('raises the version of rights with a change of a role, and with no other', async () => {
  const before = rightsVersion();
  await update({ id: 4, changes: { role: 'author', currentPlan: 'basic' } });
  expect(rightsVersion()).toBe(before);

  await updateMany({ changes: [{ id: 4, fields: { role: 'editor' } }] });
  expect(rightsVersion()).toBe(before + 1);
});

it('refuses a role that there is not, also when it is one of many', async () => {
  const fields = { role: 'captain' };
  const answers = [
    await call('POST', '/apps/users/add-user', { ...ana, ...fields }),
    await update({ id: 4, changes: fields }),
    await call('POST', '/apps/users/update-many', { changes: [{ id: 4, fields }] }),
  ];

  const refusal = { status: 422, body: { message: 'role: There is no such role' } };
  expect(answers).toMatchObject([refusal, refusal, refusal]);
  expect((await account(4)).user.role).toBe('author');
});

describe('an email address or a username', () => {
  it('is stored trimmed, letter for letter, and refused at its field when somebody has it (XU-06)', async () => {
    await call('POST', '/apps/users/add-user', { ...ana, email: ' Ana@X.com ' });

    const { status, body } = await call('POST', '/apps/users/add-user', { ...ana, email: 'ANA@x.com ' });
    expect([status, body.property, body.reason]).toEqual([422, 'email', 'taken']);
    const other = await call('POST', '/apps/users/add-user', { ...ana, email: 'b@x.com', username: 'ANA.lima' });
    expect([other.status, other.body.property]).toEqual([422, 'username']);
    expect((await call('GET', '/api/users/user?id=51')).body.user).toMatchObject({
      email: 'Ana@X.com',
      fullName: 'Ana Lima',
    });
  });

  it('is taken in both spellings of its domain', async () => {
    const added = await call('POST', '/apps/users/add-user', { ...ana, email: "ana.d'avila@são-paulo.example" });

    expect(added.body).toMatchObject({ user: { email: "ana.d'avila@são-paulo.example" } });
    const other = encodeURIComponent("Ana.D'Avila@xn--so-paulo-rza.example");
    expect((await call('GET', `/apps/users/taken?email=${other}`)).body.email).toBe(true);
  });

  it('is no clash with its own user (XU-06)', async () => {
    const { user } = await account(7);
    const own = await call('GET', `/apps/users/taken?email=${user.email.toUpperCase()}&except=7`);

    expect(v.parse(takenAnswerSchema, own.body)).toEqual({ email: false, username: false });
    expect((await call('GET', `/apps/users/taken?email=${user.email}`)).body.email).toBe(true);
    expect((await update({ id: 7, changes: { email: user.email, fullName: 'Matteo di Ricci' } })).status).toBe(200);
  });
});

describe('the last active administrator', () => {
  it('is neither suspended nor deleted nor given another role, and the others are named', async () => {
    const { activeAdministrators } = await counts();
    const last = activeAdministrators.at(-1) ?? 0;

    expect(await suspend(activeAdministrators)).toEqual({
      done: activeAdministrators.slice(0, -1),
      refused: [{ id: last, reason: 'last administrator' }],
    });
    expect((await update({ id: last, changes: { role: 'editor' } })).status).toBe(409);
    expect((await call('DELETE', `/apps/users/delete?id=${last}`)).body.reason).toBe('last administrator');
    expect((await counts()).activeAdministrators).toEqual([last]);
  });
});

describe('the own account', () => {
  it('is not suspended, deleted or given another role by the person', async () => {
    const by = (await account(4)).user.email.toUpperCase();

    expect((await update({ id: 4, changes: { status: 'suspended' }, by })).status).toBe(403);
    expect((await update({ id: 4, changes: { role: 'admin' }, by })).body.reason).toBe('own account');
    expect((await call('POST', '/apps/users/delete-many', { ids: [4, 5], by })).body).toEqual({
      done: [5],
      refused: [{ id: 4, reason: 'own account' }],
    });
    expect((await update({ id: 4, changes: { company: 'Own agency' }, by })).status).toBe(200);
  });
});

describe('a suspension', () => {
  it('signs out all devices, keeps its reason, is listed, and has a way back', async () => {
    await update({ id: 4, changes: { status: 'suspended' }, reason: 'Lost the phone', ...principal });

    const suspended = await account(4);
    expect(suspended.user.status).toBe('suspended');
    expect(suspended.account).toMatchObject({ suspension: { reason: 'Lost the phone' }, devices: [], version: 2 });
    expect(suspended.activity[0]).toMatchObject({ kind: 'suspended', note: 'Lost the phone', by: 'Marina Duarte' });

    await update({ id: 4, changes: { status: 'active' } });
    expect((await account(4)).account.suspension).toBeNull();
    expect((await account(4)).activity).toHaveLength(6);
  });
});

describe('a suspension without a reason', () => {
  it('has that of the suspension before, as when a reactivation is undone', async () => {
    const changes = { status: 'suspended' };
    await update({ id: 4, changes, reason: 'Lost the phone' });
    await update({ id: 4, changes: { status: 'active' } });
    await updateMany({ changes: [{ id: 4, fields: changes }] });
    expect((await account(4)).account.suspension?.reason).toBe('Lost the phone');

    await update({ id: 4, changes: { status: 'active' } });
    await update({ id: 4, changes, reason: '' });
    expect((await account(4)).account.suspension?.reason).toBe('');
  });
});

describe('a change of many under one key', () => {
  const send = (path: string, body: object) =>
    call('POST', `/apps/users/${path}`, body, { 'Idempotency-Key': `${path} of test` });

  it('is carried out once, and answered as it was then', async () => {
    const changes = [{ id: 4, fields: { currentPlan: 'team' } }];
    const bodies = { 'update-many': { changes }, 'delete-many': { ids: [4] }, restore: { ids: [4] } };
    for (const [path, body] of Object.entries(bodies)) {
      const first = await send(path, body);
      expect(first.body).toEqual({ done: [4], refused: [] });
      expect(await send(path, body)).toMatchObject({ status: 200, body: first.body });
    }
    const kinds = (await account(4)).activity.slice(0, 2).map(({ kind }) => kind);
    expect(kinds).toEqual(['restored', 'changed']);
    expect((await account(4)).account.version).toBe(3);
  });

  it('that was refused for all is tried again', async () => {
    const by = (await account(4)).user.email;
    const refused = await send('delete-many', { ids: [4], by });

    expect(refused.body).toEqual({ done: [], refused: [{ id: 4, reason: 'own account' }] });
    expect((await send('delete-many', { ids: [4] })).body).toEqual({ done: [4], refused: [] });
  });
});

describe('a suspension of a pending user', () => {
  it('keeps the invitation, which is there again when it is undone', async () => {
    const { invitation } = (await account(1)).account;
    expect(invitation).not.toBeNull();
    await update({ id: 1, changes: { status: 'suspended' } });
    await update({ id: 1, changes: { status: 'pending' } });
    expect((await account(1)).account.invitation).toEqual(invitation);

    await update({ id: 1, changes: { status: 'active' } });
    expect((await account(1)).account.invitation).toBeNull();
  });
});

describe('a deletion', () => {
  it('is undone with the id, the place and everything else; its id goes to nobody else meanwhile', async () => {
    const before = (await call('GET', '/api/users/list/all-data')).body;
    const copy = structuredClone(before);
    await call('POST', '/apps/users/delete-many', { ids: [50, 12] });
    const { body } = await call('POST', '/apps/users/add-user', ana);
    expect(body.user.id).toBe(51);

    await call('POST', '/apps/users/restore', { ids: [50, 12, 99] });
    expect(await allIds()).toEqual([...Array(51).keys()].map((index) => index + 1));
    expect((await call('GET', '/api/users/list/all-data')).body.slice(0, 50)).toEqual(copy);
  });
});

describe('an update', () => {
  it('changes the named fields of a group, and leaves the others', async () => {
    const { account: before } = await account(4);
    await update({ id: 4, changes: { address: { city: 'Porto' }, connections: { slack: true } } });

    const { address, connections } = (await account(4)).account;
    expect(address).toEqual({ ...before.address, city: 'Porto' });
    expect(connections).toEqual({ ...before.connections, slack: true });
  });

  it('of an older version is refused with the user as they are now', async () => {
    await update({ id: 9, version: 1, changes: { company: 'First' } });

    const { status, body } = await update({ id: 9, version: 1, changes: { company: 'Second' } });
    expect([status, body.reason, body.user.company]).toEqual([409, 'changed meanwhile', 'First']);
  });
});

describe('a message', () => {
  it('is sent once, also when its request is repeated', async () => {
    const headers = { 'idempotency-key': 'one' };
    const send = () => call('POST', '/apps/users/send', { id: 4, what: 'reset link' }, headers);
    const { activity } = await account(4);

    expect((await send()).body).toEqual((await send()).body);
    expect((await account(4)).activity).toHaveLength(activity.length + 1);
  });

  it('is sent as a link, and an invitation to pending users alone', async () => {
    const sent = await call('POST', '/apps/users/send', { id: 4, what: 'reset link', ...principal });

    expect(sent.body.activity[0]).toMatchObject({ kind: 'reset-link', by: 'Marina Duarte' });
    expect((await call('POST', '/apps/users/send', { id: 4, what: 'invitation' })).status).toBe(409);
    expect((await call('POST', '/apps/users/send', { id: 1, what: 'invitation' })).status).toBe(200);
    expect((await call('POST', '/apps/users/send', { id: 99, what: 'reset link' })).status).toBe(404);
  });
});
