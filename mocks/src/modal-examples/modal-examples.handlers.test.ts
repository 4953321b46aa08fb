import { beforeEach, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { dayFromToday } from '../lib/time/days.ts';
import { modalExamplesHandlers } from './modal-examples.handlers.ts';

const call = callsTo(modalExamplesHandlers);
const post = (task: string, body: unknown) => call('POST', `/modal-examples/${task}`, body);

beforeEach(resetSampleData);

it('keeps an owner, and lets people join with a role (XA-09)', async () => {
  expect((await post('role', { id: 1, role: 'view' })).status).toBe(409);
  await post('role', { id: 2, role: 'owner' });
  expect((await post('role', { id: 1, role: 'view' })).status).toBe(200);
  const { body } = await post('role', { id: 13, role: 'comment' });
  expect([body.members.length, body.candidates.length, body.members.at(-1).role]).toEqual([13, 5, 'comment']);
  expect((await post('role', { id: 99, role: 'view' })).status).toBe(404);
});

it('invites nobody twice, whatever the case', async () => {
  const emails = ['ana@example.com', 'Murilo.Assuncao@example.com'];
  expect((await post('invitations', { emails })).body).toEqual({ sent: [emails[0]], again: [emails[1]] });
  expect((await post('invitations', { emails: ['ana'] })).status).toBe(400);
});

it('takes no whole card number', async () => {
  expect((await post('card', { name: 'Ana', end: '4242', isSaved: true })).status).toBe(201);
  expect((await post('card', { name: 'Ana', end: '4242424242424242', isSaved: true })).status).toBe(400);
  expect((await post('card', { name: 'Ana', end: '4242', number: '4242', isSaved: true })).status).toBe(400);
});

it('proves the second step by a code', async () => {
  expect((await post('proof', { code: '111111' })).status).toBe(422);
  expect((await post('proof', { code: '123456' })).body.recoveryCodes).toHaveLength(4);
});

it('saves the edited user', async () => {
  const { body } = await call('GET', '/modal-examples/user');
  expect((await post('user', { ...body, firstName: ' ' })).status).toBe(400);
  await post('user', { ...body, firstName: 'Olivia' });
  expect((await call('GET', '/modal-examples/user')).body.firstName).toBe('Olivia');
});

it('a link ends on a day, or never', async () => {
  const endOf = async (days: number | null) => (await post('link', { level: 'public', days })).body.linkEndsOn;
  expect(await Promise.all([7, null].map(endOf))).toEqual([dayFromToday(7), null]);
  expect((await post('link', { level: 'public', days: 8 })).status).toBe(400);
});
