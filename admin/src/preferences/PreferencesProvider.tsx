import { applyAppearance, reportMissingCode } from '@embarque/design-system';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { speak } from '../i18n/i18n.ts';
import type { SafeStorage } from '../storage/storage.ts';
import { useStorage } from '../storage/StorageProvider.tsx';
import { persistedPreferences, type Preferences } from './preferences.ts';

interface PreferencesAccess extends Preferences {
  /** Changes and stores one preference. */
  prefer: <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) => void;
}

const PreferencesContext = createContext<PreferencesAccess | null>(null);

/** Reads what is stored and applies it to the root at once, so that the first paint is right. */
function applyPreferences(area: SafeStorage): Preferences {
  const read = <Name extends keyof Preferences>(name: Name) => persistedPreferences[name].in(area).read();
  const preferences: Preferences = {
    skin: read('skin'),
    direction: read('direction'),
    menuCollapsed: read('menuCollapsed'),
    language: read('language'),
    letterKeys: read('letterKeys'),
  };
  applyAppearance(preferences);
  return preferences;
}

/** Provides the stored preferences, in step with other tabs. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const area = useStorage();
  const [preferences, setPreferences] = useState(() => applyPreferences(area));

  useEffect(() => {
    const follow = () => setPreferences(applyPreferences(area));
    const subscriptions = Object.values(persistedPreferences).map((persisted) => persisted.subscribe(follow));
    return () => subscriptions.forEach((stop) => stop());
  }, [area]);

  // Depends on all preferences: choosing the same language again retries texts that could not be fetched.
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
        persistedPreferences[name].in(area).write(value);
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
