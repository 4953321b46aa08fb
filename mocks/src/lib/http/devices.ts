import { HttpResponse, http } from 'msw/http';
import { sampleStore } from '../sample/sample-store.ts';
import { now } from '../time/clock.ts';
import type { Declined } from './answers.ts';

/** The tab that asks and how often somebody has signed in there: `k3x9;2`. Each tab counts as a device of its own. */
const HEADER = 'X-Device';
const PATTERN = /^([\w-]{1,40});(\d{1,6})$/;

/** A device that has asked for something. */
export interface SeenDevice {
  /** Never given again. */
  id: number;
  tab: string;
  /** Counts the sign-ins of the tab. */
  signIn: number;
  /** Its sign-ins up to this one were ended from another device. */
  revoked: number;
  userAgent: string;
  /** Moment in ISO 8601, exact to the minute. */
  lastActive: string;
}

/** Body of the 401 to a device that was signed out elsewhere. */
export interface Revoked extends Declined {
  isRevoked: true;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const MOST_KEPT = 30;

interface Seen {
  lastId: number;
  devices: SeenDevice[];
}

const store = sampleStore<Seen>(() => ({ lastId: 0, devices: [] }), { keptAs: 'devices', isShared: true });

/** Turns away requests of a device that was signed out on another one; requests without a device pass. */
export const deviceGuard = http.all('*', ({ request }) => {
  const device = noteDevice(request);
  return device && device.signIn <= device.revoked
    ? HttpResponse.json<Revoked>({ message: 'You were signed out on another device', isRevoked: true }, { status: 401 })
    : undefined;
});

/** The other devices that are signed in, the last active one first, and the one that asks where the request names one. */
export function devicesOf(request: Request): { own: SeenDevice | undefined; others: SeenDevice[] } {
  const { devices } = store.data;
  const own = devices.find(({ tab }) => tab === readHeader(request)?.tab);
  const others = devices.filter((device) => device !== own && isSignedIn(device));
  return { own, others: others.toSorted((one, other) => other.lastActive.localeCompare(one.lastActive)) };
}

/** The tab that asks; `null` where the request names none. */
export const tabOf = (request: Request): string | null => readHeader(request)?.tab ?? null;

/** Ends the sign-ins of devices: their next request is turned away. */
export function revokeDevices(ids: readonly number[]): void {
  for (const device of store.data.devices) if (ids.includes(device.id)) device.revoked = device.signIn;
  store.save();
}

const isSignedIn = ({ revoked, signIn, lastActive }: SeenDevice) =>
  revoked < signIn && now() - Date.parse(lastActive) < DAY_MS;

function readHeader(request: Request): { tab: string; signIn: number } | undefined {
  const [, tab, signIn] = PATTERN.exec(request.headers.get(HEADER) ?? '') ?? [];
  return tab ? { tab, signIn: Number(signIn) } : undefined;
}

function noteDevice(request: Request): SeenDevice | undefined {
  const asking = readHeader(request);
  if (!asking) return undefined;
  const { data } = store;
  const device = data.devices.find(({ tab }) => tab === asking.tab) ?? newDevice(data, asking.tab);
  // The last one that asks comes last: those that go are the ones that have asked for nothing for longest.
  data.devices = [...data.devices.filter((other) => other !== device), device].slice(-MOST_KEPT);
  device.signIn = asking.signIn;
  device.userAgent = request.headers.get('User-Agent') ?? globalThis.navigator?.userAgent ?? '';
  if (now() - Date.parse(device.lastActive) >= MINUTE_MS) device.lastActive = new Date(now()).toISOString();
  store.save();
  return device;
}

function newDevice(data: Seen, tab: string): SeenDevice {
  data.lastId += 1;
  return { id: data.lastId, tab, signIn: 0, revoked: -1, userAgent: '', lastActive: new Date(now()).toISOString() };
}
