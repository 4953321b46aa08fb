import { HttpResponse } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { devicesOf, revokeDevices, type SeenDevice } from '../lib/http/devices.ts';
import type { AccountDevice, AccountSettingAnswer } from './account-setting.contract.ts';
import { settingsNow, store } from './account-setting.store.ts';

/** Answers with all settings, as the device that asks sees them. */
export const whole = (request: Request): Response =>
  HttpResponse.json<AccountSettingAnswer>({ ...settingsNow(), devices: devicesFor(request) });

/** The devices of the account: the one that asks, the other tabs that are signed in, and those of the sample. */
function devicesFor(request: Request): AccountDevice[] {
  const { own, others } = devicesOf(request);
  const { devices } = store.data;
  const place = devices.find(({ isCurrent }) => isCurrent)?.place ?? '';
  return [
    ...devices.flatMap((device) => (device.isCurrent ? { ...device, ...(own && shown(own)) } : [])),
    ...others.map((other) => ({ ...shown(other), id: idOf(other), place, isCurrent: false })),
    ...devices.filter(({ isCurrent }) => !isCurrent),
  ];
}

/** Signs one device out, or all others than the one that asks. Throws the refusal. */
export function signOutDevices(request: Request, id?: string): void {
  const device = devicesFor(request).find((each) => each.id === id);
  if (id !== undefined && !device) throw decline(404, 'There is no such device');
  if (device?.isCurrent) throw decline(409, 'This device cannot sign itself out here');
  const { others } = devicesOf(request);
  revokeDevices(others.flatMap((other) => (id === undefined || idOf(other) === id ? other.id : [])));
  store.data.devices = store.data.devices.filter((each) => each.isCurrent || (id !== undefined && each.id !== id));
}

const idOf = ({ id }: SeenDevice) => `tab-${id}`;

/** A tab says what its browser is, and not on which machine it runs. */
function shown({ userAgent, lastActive }: SeenDevice) {
  const browser = nameIn(userAgent, browsers);
  const system = nameIn(userAgent, systems);
  return {
    browser: [browser, system].filter(Boolean).join(' on ') || 'Browser',
    device: '',
    kind: kindIn(userAgent),
    lastActive,
  };
}

function kindIn(userAgent: string): AccountDevice['kind'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi/.test(userAgent) ? 'phone' : 'computer';
}

type Names = ReadonlyArray<readonly [RegExp, string]>;

/** Each browser claims to be those that follow it, too. */
const browsers: Names = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: Names = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
];

const nameIn = (userAgent: string, names: Names) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
