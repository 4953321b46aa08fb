import { RENAMED, WINDOWS_ZONES } from './time-zones.data.ts';

/** Whether times can be read and written by a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The present name of a zone: browsers still name some places as they were called before. */
const present = (name: string): string => (Object.hasOwn(RENAMED, name) ? (RENAMED[name] ?? name) : name);

/** The zone that a name from elsewhere means, that of Windows, of Exchange or at the end of a path too; `undefined` where none is known. */
export function timeZoneNamed(name: string): string | undefined {
  const plain = name.trim().replace(/^"(.*)"$/, '$1');
  if (Object.hasOwn(WINDOWS_ZONES, plain)) return WINDOWS_ZONES[plain];
  if (/^tzone:.*\/utc$/i.test(plain)) return 'UTC';
  const parts = plain.split('/');
  return [plain, parts.slice(-3).join('/'), parts.slice(-2).join('/')].find(isTimeZone);
}

/** `America/Sao_Paulo` as people read it; a name that is none as it is. */
export const placeOf = (timeZone: string): string =>
  isTimeZone(timeZone) ? (present(timeZone).split('/').at(-1) ?? timeZone).replaceAll('_', ' ') : timeZone;

/** The place whose clocks the device follows: all times that are shown and entered are those there. */
export const devicePlace = (): string => placeOf(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** All time zones by their places, with one that is stored under the name that it has there. */
export function timeZonesWith(stored: string): string[] {
  const isUtc = /^(?:Etc\/)?(?:UTC|UCT|Zulu|Universal)$/;
  const others = Intl.supportedValuesOf('timeZone')
    .map(present)
    .filter((name) => !isUtc.test(name) && name !== present(stored));
  const all = [...new Set(others), stored, ...(isUtc.test(stored) ? [] : ['UTC'])].filter(Boolean);
  return all.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
}
