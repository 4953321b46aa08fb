import type { Direction, Skin } from '@embarque/design-system';
import { type Language, LANGUAGES } from '../i18n/i18n.ts';
import { type SafeStorage, type StorageKey, storage } from '../storage/storage.ts';

/** What a person chose about the look (specification §2, §3). */
export interface Preferences {
  skin: Skin;
  direction: Direction;
  menuCollapsed: boolean;
  language: Language;
  /** Whether letters alone are shortcuts. */
  letterKeys: boolean;
}

/** Each preference: where it is kept, what it may be, and what it is until somebody chooses. */
const KEPT: {
  [Name in keyof Preferences]: { key: StorageKey; values: readonly [Preferences[Name], ...Preferences[Name][]] };
} = {
  skin: { key: 'skin', values: ['light', 'dark', 'bordered', 'semi-dark'] },
  direction: { key: 'direction', values: ['ltr', 'rtl'] },
  menuCollapsed: { key: 'menuCollapsed', values: [false, true] },
  language: { key: 'embarque.language', values: LANGUAGES },
  letterKeys: { key: 'embarque.letterKeys', values: [true, false] },
};

/** The stored choice; the first allowed value when nothing valid is stored. */
export function readPreference<Name extends keyof Preferences>(
  name: Name,
  area: SafeStorage = storage,
): Preferences[Name] {
  const { key, values } = KEPT[name];
  const stored = area.read(key);
  return values.find((value) => String(value) === stored) ?? values[0];
}

export function writePreference<Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
  area: SafeStorage = storage,
): void {
  area.write([[KEPT[name].key, String(value)]]);
}
