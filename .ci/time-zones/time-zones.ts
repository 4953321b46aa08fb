import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface WindowsZones {
  supplemental: {
    windowsZones: { mapTimezones: { mapZone: { _other: string; _type: string; _territory: string } }[] };
  };
}

interface TimeZones {
  keyword: { u: { tz: Record<string, string | { _alias?: string; _iana?: string }> } };
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')) as unknown;

/** The file of names that browsers do not know, or know as they were, from the data of Unicode. */
export function timeZonesFile(): string {
  const { supplemental } = read('cldr-core/supplemental/windowsZones.json') as WindowsZones;
  const { keyword } = read('cldr-bcp47/bcp47/timezone.json') as TimeZones;
  const windows = supplemental.windowsZones.mapTimezones.flatMap(({ mapZone }): [string, string][] =>
    mapZone._territory === '001' ? [[mapZone._other, mapZone._type]] : [],
  );
  const renamed = Object.values(keyword.u.tz).flatMap((zone): [string, string][] => {
    if (typeof zone === 'string' || !zone._iana) return [];
    const { _alias = '', _iana: name } = zone;
    return _alias.split(' ').flatMap((alias): [string, string][] => (alias === name ? [] : [[alias, name]]));
  });
  return [
    '// Written by `npm run zones` from the data of Unicode (CLDR); a test fails when the two differ.',
    '',
    '/** The time zones of Windows, by the names that Outlook and Exchange write. */',
    `export const WINDOWS_ZONES: Readonly<Record<string, string>> = ${written(windows)};`,
    '',
    '/** The present names of time zones, by their former ones. */',
    `export const RENAMED: Readonly<Record<string, string>> = ${written(renamed)};`,
    '',
  ].join('\n');
}

const written = (names: readonly [string, string][]): string =>
  ['{', ...names.map(([name, zone]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${zone}',`), '}'].join('\n');
