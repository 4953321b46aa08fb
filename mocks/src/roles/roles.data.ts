import { colleagues } from '../lib/sample/people.ts';
import { now } from '../lib/time/clock.ts';
import type { RightsArea, RightsCell, Role, RoleEntry } from './roles.contract.ts';

/** r, w and c: reading, writing and creating. */
type Grants = Partial<Record<RightsArea, string>>;

/** The five roles of the first day. */
export function rolesSample(): Role[] {
  return [
    { ...role('administrator', 'Administrator', 'admin', 'primary'), isSystem: true, hasFullAccess: true },
    {
      ...role('manager', 'Manager', 'author', 'warning'),
      cells: cellsOf({
        'user-management': 'rwc',
        'content-management': 'rwc',
        'disputes-management': 'rwc',
        'database-management': 'r',
        'financial-management': 'rw',
        reporting: 'rwc',
        'api-control': 'r',
        'repository-management': 'rw',
        payroll: 'r',
      }),
    },
    {
      ...role('user', 'Users', 'editor', 'success'),
      cells: cellsOf({
        'content-management': 'rwc',
        'disputes-management': 'r',
        reporting: 'r',
        'repository-management': 'rw',
      }),
    },
    {
      ...role('support', 'Support', 'maintainer', 'info'),
      cells: cellsOf({
        'user-management': 'r',
        'content-management': 'r',
        'disputes-management': 'rwc',
        reporting: 'r',
      }),
    },
    {
      ...role('restricted-user', 'Restricted User', 'subscriber', 'danger'),
      cells: cellsOf({ 'content-management': 'r', reporting: 'r' }),
    },
  ];
}

/** The changes before today. */
export function entriesSample(): RoleEntry[] {
  const day = 24 * 60 * 60_000;
  return [
    {
      id: 1,
      roleId: 'manager',
      type: 'changed',
      at: new Date(now() - 12 * day).toISOString(),
      by: colleagues[0],
      name: null,
      cells: [
        { cell: 'reporting.create', before: false, after: true },
        { cell: 'payroll.write', before: true, after: false },
      ],
      note: 'Payroll is written by the finance desk alone.',
      holders: 7,
      requestId: '1k7f0q9zs3xb12m5v8t0dqw4h',
    },
  ];
}

/** The people who are signed in now, by the id of their user, with the path of the page that they have open. */
export const openPagesSample = (): ReadonlyMap<number, string> =>
  new Map([
    [4, '/sales'],
    [17, '/apps/roles'],
    [18, '/pages/faq'],
    [22, '/apps/user/view/9'],
    [36, '/dashboard/analytics'],
  ]);

function role(id: string, name: string, userRole: string, tone: Role['tone']): Role {
  return { id, name, userRole, tone, isSystem: false, hasFullAccess: false, cells: [], version: 1 };
}

const actions = { r: 'read', w: 'write', c: 'create' } as const;

function cellsOf(grants: Grants): RightsCell[] {
  const areas = Object.entries(grants) as [RightsArea, string][];
  return areas.flatMap(([area, letters]) =>
    (['r', 'w', 'c'] as const)
      .filter((letter) => letters.includes(letter))
      .map((letter): RightsCell => `${area}.${actions[letter]}`),
  );
}
