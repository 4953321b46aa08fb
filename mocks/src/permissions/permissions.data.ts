import { now } from '../lib/time/clock.ts';
import type { Permission } from './permissions.contract.ts';
import { momentText } from './permissions.moment.ts';
import { rowCount } from '../lib/sample/world.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The first nine permissions, created over the last nine months; further ones belong to further teams. */
export function permissionsSample(count?: number): Permission[] {
  return rowsFrom(
    rows,
    count ?? rowCount(rows.length),
    ([name, assignedTo, daysAgo, minutesAgo], { index, round }) => ({
      id: index + 1,
      name: round === 0 ? name : `${name}, desk ${round + 1}`,
      assignedTo: [...assignedTo],
      createdDate: momentText(now() - daysAgo * day - minutesAgo * minute),
      isCore: index === 0,
    }),
  );
}

type Row = [name: string, assignedTo: string[], daysAgo: number, minutesAgo: number];

const rows: readonly Row[] = [
  ['Management', ['administrator'], 268, 41],
  ['Manage Billing & Roles', ['administrator'], 264, 613],
  ['Add & Remove Users', ['administrator', 'manager'], 240, 187],
  ['Project Planning', ['administrator', 'user', 'support'], 198, 352],
  ['Manage Email Sequences', ['administrator', 'user', 'support'], 151, 75],
  ['Client Communication', ['administrator', 'manager'], 117, 508],
  ['Only View', ['administrator', 'restricted-user'], 63, 266],
  ['Financial Management', ['administrator', 'manager'], 29, 694],
  ["Manage Others' Tasks", ['administrator', 'support'], 6, 133],
];
