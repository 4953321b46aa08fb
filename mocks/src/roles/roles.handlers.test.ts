import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { usersSample } from '../users/users.data.ts';
import { rolesHandlers, rolesScenarios } from './roles.handlers.ts';
import { rolesAnswerSchema } from './roles.schema.ts';

beforeEach(() => resetSampleData());

const call = callsTo(rolesHandlers);
const list = async () => v.parse(rolesAnswerSchema, (await call('GET', '/apps/roles/list')).body);

it('lists the roles, each with the people who have it (SPEC-6.4-a)', async () => {
  const { roles } = await list();

  expect(roles.map(({ id, name, userRole, count }) => [id, name, userRole, count])).toEqual([
    ['administrator', 'Administrator', 'admin', 11],
    ['manager', 'Manager', 'author', 7],
    ['user', 'Users', 'editor', 8],
    ['support', 'Support', 'maintainer', 12],
    ['restricted-user', 'Restricted User', 'subscriber', 12],
  ]);
  expect(roles.reduce((sum, { count }) => sum + count, 0)).toBe(usersSample().length);
  expect(roles.every(({ people }) => people.length === 5)).toBe(true);
});

it.each([
  ['refused', 403],
  ['failed', 500],
] as const)('the scenario %s answers %d with a message', async (name, status) => {
  const { body, ...answer } = await callsTo([rolesScenarios[name]])('GET', '/apps/roles/list');

  expect(answer.status).toBe(status);
  expect(body).toEqual({ message: expect.any(String) });
});
