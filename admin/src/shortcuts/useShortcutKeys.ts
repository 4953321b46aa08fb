import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { isMac, isSingleLetter, type Shortcut, writeKey } from './shortcuts.ts';

/** What menus and tooltips say about keys: the key of a deed as people write it; none for a letter while letters are switched off. */
export function useShortcutKeys<Deed extends string>(shortcuts: readonly Shortcut<Deed>[]) {
  const { letterKeys } = usePreferences();
  return (deed: Deed): string | undefined => {
    const shortcut = shortcuts.find((each) => each.deed === deed);
    if (!shortcut || (isSingleLetter(shortcut) && !letterKeys)) return undefined;
    return writeKey(shortcut.key, isMac());
  };
}
