import { applyAppearance } from '@embarque/design-system';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { speak } from '../i18n/i18n.ts';
import { type Preferences, readPreference, writePreference } from './preferences.ts';

interface PreferencesAccess extends Preferences {
  /** Changes one preference for good. */
  prefer: <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) => void;
}

const PreferencesContext = createContext<PreferencesAccess | null>(null);

/** What is stored now; worn by the root at once, so that the first paint is right. */
export function wearPreferences(): Preferences {
  const preferences: Preferences = {
    skin: readPreference('skin'),
    direction: readPreference('direction'),
    menuCollapsed: readPreference('menuCollapsed'),
    language: readPreference('language'),
  };
  applyAppearance(preferences);
  return preferences;
}

/** Keeps the preferences of the person, in step with other tabs. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState(wearPreferences);

  useEffect(() => {
    const follow = () => setPreferences(wearPreferences());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  useEffect(() => void speak(preferences.language), [preferences.language]);

  const access = useMemo<PreferencesAccess>(
    () => ({
      ...preferences,
      prefer: (name, value) => {
        writePreference(name, value);
        setPreferences(wearPreferences());
      },
    }),
    [preferences],
  );
  return <PreferencesContext value={access}>{children}</PreferencesContext>;
}

export function usePreferences(): PreferencesAccess {
  const access = useContext(PreferencesContext);
  if (!access) throw new Error('There are no preferences here. Put PreferencesProvider around what asks for them.');
  return access;
}
