import { now } from '../lib/time/clock.ts';
import type { Permission } from './permissions.contract.ts';
import { momentText } from './permissions.moment.ts';
import { rowCount } from '../lib/sample/world.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The first nine permissions, created over the last nine months; further ones belong to further teams. */
export function permissionsSample(count?: number): Permission[] {
  const first = ownPermissions();
  return rowsFrom(first, count ?? rowCount(first.length), (permission, { index, round }) => ({
    ...permission,
    id: index + 1,
    isCore: permission.isCore && round === 0,
    name: round === 0 ? permission.name : `${permission.name}, desk ${round + 1}`,
  }));
}

function ownPermissions(): Permission[] {
  const created = (daysAgo: number, minutesAgo: number) => momentText(now() - daysAgo * day - minutesAgo * minute);
  return [
    {
      id: 1,
      name: 'Management',
      assignedTo: ['administrator'],
      createdDate: created(268, 41),
      isCore: true,
    },
    {
      id: 2,
      name: 'Manage Billing & Roles',
      assignedTo: ['administrator'],
      createdDate: created(264, 613),
      isCore: false,
    },
    {
      id: 3,
      name: 'Add & Remove Users',
      assignedTo: ['administrator', 'manager'],
      createdDate: created(240, 187),
      isCore: false,
    },
    {
      id: 4,
      name: 'Project Planning',
      assignedTo: ['administrator', 'user', 'support'],
      createdDate: created(198, 352),
      isCore: false,
    },
    {
      id: 5,
      name: 'Manage Email Sequences',
      assignedTo: ['administrator', 'user', 'support'],
      createdDate: created(151, 75),
      isCore: false,
    },
    {
      id: 6,
      name: 'Client Communication',
      assignedTo: ['administrator', 'manager'],
      createdDate: created(117, 508),
      isCore: false,
    },
    {
      id: 7,
      name: 'Only View',
      assignedTo: ['administrator', 'restricted-user'],
      createdDate: created(63, 266),
      isCore: false,
    },
    {
      id: 8,
      name: 'Financial Management',
      assignedTo: ['administrator', 'manager'],
      createdDate: created(29, 694),
      isCore: false,
    },
    {
      id: 9,
      name: "Manage Others' Tasks",
      assignedTo: ['administrator', 'support'],
      createdDate: created(6, 133),
      isCore: false,
    },
  ];
}
