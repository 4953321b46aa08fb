import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { isMac, isSingleLetter, type Shortcut, writeKey } from './shortcuts.ts';

/** Finds the key that menus and tooltips show for an action: the first that works, as letters may be switched off. */
export function useShortcutKeys<Action extends string>(shortcuts: readonly Shortcut<Action>[]) {
  const { letterKeys } = usePreferences();
  return (action: Action): string | undefined => {
    const working = shortcuts.find((each) => each.action === action && (letterKeys || !isSingleLetter(each)));
    return working && writeKey(working.key, isMac());
  };
}
