import { applyAppearance, reportMissingCode } from '@embarque/design-system';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { speak } from '../i18n/i18n.ts';
import { type SafeStorage, storage } from '../storage/storage.ts';
import { type Preferences, readPreference, writePreference } from './preferences.ts';

interface PreferencesAccess extends Preferences {
  /** Changes one preference for good. */
  prefer: <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) => void;
}

const PreferencesContext = createContext<PreferencesAccess | null>(null);

/** What is stored now; worn by the root at once, so that the first paint is right. */
function wearPreferences(area: SafeStorage): Preferences {
  const preferences: Preferences = {
    skin: readPreference('skin', area),
    direction: readPreference('direction', area),
    menuCollapsed: readPreference('menuCollapsed', area),
    language: readPreference('language', area),
    letterKeys: readPreference('letterKeys', area),
  };
  applyAppearance(preferences);
  return preferences;
}

export interface PreferencesProviderProps {
  /**
   * Where they are kept.
   * @default The browser's local storage
   */
  area?: SafeStorage | undefined;
  children: ReactNode;
}

/** Keeps the preferences of the person, in step with other tabs. */
export function PreferencesProvider({ area = storage, children }: PreferencesProviderProps) {
  const [preferences, setPreferences] = useState(() => wearPreferences(area));

  useEffect(() => {
    const follow = () => setPreferences(wearPreferences(area));
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [area]);

  // Not by the language alone: to choose it again asks again for what could not be fetched.
  useEffect(() => {
    const speakIt = () =>
      void speak(preferences.language).then((isWhole) => {
        if (!isWhole) reportMissingCode();
      });
    speakIt();
    addEventListener('online', speakIt);
    return () => removeEventListener('online', speakIt);
  }, [preferences]);

  const access = useMemo<PreferencesAccess>(
    () => ({
      ...preferences,
      prefer: (name, value) => {
        writePreference(name, value, area);
        setPreferences(wearPreferences(area));
      },
    }),
    [preferences, area],
  );
  return <PreferencesContext value={access}>{children}</PreferencesContext>;
}

export function usePreferences(): PreferencesAccess {
  const access = useContext(PreferencesContext);
  if (!access) throw new Error('There are no preferences here. Put PreferencesProvider around what asks for them.');
  return access;
}
