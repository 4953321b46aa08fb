import { currentWorld } from '../../lib/sample/world.ts';
import { sampleStore } from '../../lib/sample/sample-store.ts';
import { type Claim, claims, handlerOf, LEFT_DAYS_AGO, type Sale, sales, sellerOf } from '../../world/index.ts';
import { teamSample } from './user-rows.data.ts';
import type { User } from '../users.types.ts';
import type { ActivityLine, UserDevice, UserProject } from './account.contract.ts';

const DAY = 86_400_000;
const MINUTES_A_SALE = 25;
const MINUTES_A_CLAIM = 90;
const MOST_PROJECTS = 7;

/** The sales and claims of a person, the latest last. */
interface Work {
  sales: Sale[];
  claims: Claim[];
}

const store = sampleStore(() => {
  const world = currentWorld();
  const [team, all] = [teamSample(), sales(world)];
  return {
    sales: Map.groupBy(all, (sale) => sellerOf(team, sale, world.now)),
    claims: Map.groupBy(claims(world, all), (claim) => handlerOf(team, claim, world.now)),
  };
});

/** The sales and claims of a user. */
export const workOf = ({ id }: Pick<User, 'id'>): Work => ({
  sales: store.data.sales.get(id) ?? [],
  claims: store.data.claims.get(id) ?? [],
});

/** The products sold most, then the claims: a task is done once the trip has begun, or the claim is decided. */
export function projectsOf({ sales: made, claims: handled }: Work): UserProject[] {
  const sold = made.filter(({ status }) => status === 'issued' || status === 'active');
  const byProduct = [...Map.groupBy(sold, ({ product }) => product)].map(([name, rows]): UserProject => ({
    name,
    kind: rows[0]?.kind ?? 'insurance',
    doneTasks: rows.filter(({ status }) => status === 'active').length,
    totalTasks: rows.length,
    minutes: rows.length * MINUTES_A_SALE,
  }));
  const most = byProduct.toSorted((a, b) => b.totalTasks - a.totalTasks).slice(0, MOST_PROJECTS - 1);
  return handled.length > 0 ? [...most, claimsProject(handled)] : most;
}

const claimsProject = (rows: readonly Claim[]): UserProject => ({
  name: '',
  kind: 'claims',
  doneTasks: rows.filter(({ closedAt }) => closedAt !== null).length,
  totalTasks: rows.length,
  minutes: rows.length * MINUTES_A_CLAIM,
});

const machines = [
  ['Chrome on Windows', 'ThinkPad X1'],
  ['Safari on macOS', 'MacBook Air'],
  ['Chrome on Android', 'Pixel 9'],
  ['Safari on iPhone', 'iPhone 16'],
] as const;

/** The devices of a user, the last one first; none before the invitation is accepted. */
export function devicesOf({ id, country, status }: User): UserDevice[] {
  if (status === 'pending' || status === 'suspended') return [];
  const lastSeen = currentWorld().now - (status === 'inactive' ? LEFT_DAYS_AGO * DAY : (14 + id * 37) * 60_000);
  return Array.from({ length: 1 + (id % 3) }, (_, index) => {
    const [browser, device] = machines[(id + index) % machines.length] ?? machines[0];
    const at = lastSeen - index * (1 + (id % 4)) * DAY;
    return { id: index + 1, browser, device, location: country, lastActiveAt: new Date(at).toISOString() };
  });
}

/** The first lines of the history of a user, the latest first. */
export function historyOf(user: User, { sales: sold, claims: handled }: Work): ActivityLine[] {
  const [sale, claim, [device]] = [
    sold.at(-1),
    handled.findLast(({ closedAt }) => closedAt),
    // A suspension signs out all devices, and takes nothing of the history.
    devicesOf({ ...user, status: user.status === 'suspended' ? 'active' : user.status }),
  ];
  const joined = new Date(currentWorld().now - (400 - user.id) * DAY).toISOString();
  const lines: Pick<ActivityLine, 'kind' | 'at' | 'note'>[] = [
    ...(device ? [{ kind: 'signed-in', at: device.lastActiveAt, note: device.browser } as const] : []),
    ...(sale ? [{ kind: 'sale', at: sale.soldAt, note: sale.id } as const] : []),
    ...(claim?.closedAt ? [{ kind: 'claim', at: claim.closedAt, note: claim.id } as const] : []),
    ...(device ? [{ kind: 'added', at: joined, note: '' } as const] : []),
  ];
  return lines
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map((line, index) => ({ id: lines.length - index, by: '', ...line }));
}
