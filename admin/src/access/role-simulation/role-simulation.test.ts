import { rolesSample } from '@embarque/mocks/roles/data';
import { expect, it } from 'vitest';
import { rulesOfRole } from '../../people/role.rules.ts';
import { simulateRole, rightOf } from './role-simulation.ts';

const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 12, minute));
const rulesOf = (id: string) => rolesSample().flatMap((role) => (role.id === id ? rulesOfRole(role) : []));

it.each([
  ['GET', 'sales', 'read Sale'],
  ['POST', 'sales', 'create Sale'],
  ['PATCH', 'sales/S-10058', 'update Sale'],
  ['DELETE', 'sales/S-10058', 'delete Sale'],
  ['GET', '/api/users/list/data', 'read User'],
  ['POST', '/apps/users/add-user', 'create User'],
  ['POST', '/apps/users/delete-many', 'delete User'],
  ['POST', '/apps/roles/update', 'update Role'],
  ['POST', '/apps/invoice/invoices', 'create Invoice'],
  ['POST', '/apps/kanban/add-task', 'create Template'],
  ['GET', '/analytics/data', 'read Analytics'],
])('%s %s needs the right "%s"', (method, path, right) => {
  const known = rightOf({ method, path });

  expect(known && `${known.action} ${known.subject}`).toBe(right);
});

it('counts the calls that a role would have been refused, the most frequent first', () => {
  const calls = [
    { method: 'POST', path: 'jwt/refresh-token', at: at(0) },
    { method: 'POST', path: 'sales', at: at(1) },
    { method: 'GET', path: 'sales', at: at(2) },
    { method: 'GET', path: 'sales', at: at(5) },
    { method: 'GET', path: '/api/users/list/data', at: at(3) },
  ];
  const { total, refused } = simulateRole(calls, rulesOf('support'));

  expect(total).toBe(4);
  expect(refused.map(({ known, count, lastAt }) => [known.action, known.subject, count, lastAt])).toEqual([
    ['read', 'Sale', 2, at(5)],
    ['create', 'Sale', 1, at(1)],
  ]);
  expect(simulateRole(calls, rulesOf('administrator')).refused).toEqual([]);
});
