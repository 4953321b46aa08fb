import type { Direction, Skin } from '@embarque/design-system';
import { type Language, LANGUAGES } from '../i18n/i18n.ts';
import { createPersisted, type Persisted, type Schema } from '../storage/persisted.ts';
import type { StorageKey } from '../storage/storage.ts';

/** Choices about how the app looks and works (specification §2, §3). */
export interface Preferences {
  skin: Skin;
  direction: Direction;
  menuCollapsed: boolean;
  language: Language;
  /** Whether letters alone are shortcuts. */
  letterKeys: boolean;
}

export const persistedPreferences: { [Name in keyof Preferences]: Persisted<Preferences[Name]> } = {
  skin: persistChoice('skin', ['light', 'dark', 'bordered', 'semi-dark']),
  direction: persistChoice('direction', ['ltr', 'rtl']),
  menuCollapsed: persistChoice('menuCollapsed', [false, true]),
  language: persistChoice('embarque.language', LANGUAGES),
  letterKeys: persistChoice('embarque.letterKeys', [true, false]),
};

/** The first value is the fallback. */
function persistChoice<Value>(key: StorageKey, values: readonly [Value, ...Value[]]): Persisted<Value> {
  return createPersisted(key, choiceOf(values), values[0], { format: 'text' });
}

/** Written by hand: the first page loads without a schema library. */
function choiceOf<Value>(values: readonly Value[]): Schema<Value> {
  const validate = (stored: unknown) => {
    const index = values.findIndex((value) => String(value) === stored);
    return index < 0 ? { issues: ['no choice'] } : { value: values[index] as Value };
  };
  return { '~standard': { validate } };
}
