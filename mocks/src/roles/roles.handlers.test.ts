import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { usersSample } from '../users/users.data.ts';
import { usersHandlers } from '../users/users.handlers.ts';
import { rolesHandlers } from './roles.handlers.ts';
import { rolesScenarios } from './roles.scenarios.ts';
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

it('lists who of a role is signed in, with the page that they have open, as long as their account is active', async () => {
  const present = async () => (await list()).roles.map((role) => [role.id, role.present]);
  const others = [
    ['administrator', [{ id: 17, fullName: 'Mateus Okafor', path: '/apps/roles' }]],
    ['user', [{ id: 36, fullName: 'Caio Brandão', path: '/dashboard/analytics' }]],
    ['support', []],
    ['restricted-user', [{ id: 18, fullName: 'Thiago Moreira', path: '/pages/faq' }]],
  ];
  const davi = { id: 22, fullName: 'Ingrid Solberg', path: '/apps/user/view/9' };
  const otavio = { id: 4, fullName: 'Otávio Prado', path: '/sales' };
  expect(await present()).toEqual(others.toSpliced(1, 0, ['manager', [otavio, davi]]));

  await callsTo(usersHandlers)('POST', '/apps/users/update', { id: 4, changes: { status: 'suspended' } });

  expect(await present()).toEqual(others.toSpliced(1, 0, ['manager', [davi]]));
});

it.each([
  ['refused', 403],
  ['failed', 500],
] as const)('the scenario %s answers %d with a message', async (name, status) => {
  const { body, ...answer } = await callsTo([rolesScenarios[name]])('GET', '/apps/roles/list');

  expect(answer.status).toBe(status);
  expect(body).toEqual({ message: expect.any(String) });
});
