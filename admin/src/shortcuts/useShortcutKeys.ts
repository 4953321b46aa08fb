import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { isMac, isSingleLetter, type Shortcut, writeKey } from './shortcuts.ts';

/** What menus and tooltips say about keys: the first key of a deed that works, as people write it; letters may be switched off. */
export function useShortcutKeys<Deed extends string>(shortcuts: readonly Shortcut<Deed>[]) {
  const { letterKeys } = usePreferences();
  return (deed: Deed): string | undefined => {
    const working = shortcuts.find((each) => each.deed === deed && (letterKeys || !isSingleLetter(each)));
    return working && writeKey(working.key, isMac());
  };
}
