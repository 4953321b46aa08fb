import { HttpResponse } from 'msw/http';
import { listRows, readListQuery } from '../lib/list/listing.ts';
import type { User, UserColumn, UserCounts, UserCountsAnswer, UsersAnswer } from './users.contract.ts';
import { activeAdministrators } from './users.guards.ts';

const columns: readonly UserColumn[] = [
  'id',
  'fullName',
  'username',
  'email',
  'contact',
  'company',
  'country',
  'role',
  'currentPlan',
  'billing',
  'status',
];

/** One page of the users that a query asks for. */
export function listUsers(users: readonly User[], url: string): Response {
  const params = new URL(url).searchParams;
  const query = readListQuery(params, { columns, order: { sortColumn: 'fullName', sort: 'asc' } });
  const ids = params.get('ids')?.split(',');
  const wanted = users.filter(
    (user) =>
      (['role', 'currentPlan', 'status'] as const).every((field) =>
        [null, '', user[field]].includes(params.get(field)),
      ) &&
      (!params.get('paid') || (params.get('paid') === 'yes' && user.currentPlan !== 'basic')) &&
      (!ids || ids.includes(String(user.id))),
  );
  const { rows, total } = listRows(wanted, query, ({ email, fullName, billing }) => [email, fullName, billing]);
  return HttpResponse.json<UsersAnswer>({ total, users: rows });
}

/** The figures of all agencies together, as the network reports them. */
const network: UserCounts = { total: 21_459, paid: 4567, active: 19_860, pending: 237 };

export function countUsers(users: readonly User[]): UserCountsAnswer {
  return {
    here: {
      total: users.length,
      paid: users.filter(({ currentPlan }) => currentPlan !== 'basic').length,
      active: users.filter(({ status }) => status === 'active').length,
      pending: users.filter(({ status }) => status === 'pending').length,
    },
    network,
    roles: countBy(users, 'role'),
    plans: countBy(users, 'currentPlan'),
    statuses: countBy(users, 'status'),
    activeAdministrators: activeAdministrators(users),
  };
}

function countBy(users: readonly User[], field: 'role' | 'currentPlan' | 'status'): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const user of users) counts[user[field]] = (counts[user[field]] ?? 0) + 1;
  return counts;
}
