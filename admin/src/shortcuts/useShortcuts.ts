import { isComposing } from '@embarque/design-system';
import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { isMac, isSingleLetter, type Shortcut, shortcutOf } from './shortcuts.ts';

/** Elements that take letters themselves: fields, and windows and lists, also those that leave the page around them within reach. */
const TAKERS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Elements that shut the page out while they are there, wherever focus is. */
const COVERS = '[role="menu"], dialog[open]';

/**
 * Listens to the shortcuts of what is on screen. Letters rest while somebody types, while something lies over the page, and
 * for anyone who has switched them off.
 *
 * @param run does the action; called with the key that was pressed
 */
export function useShortcuts<Action extends string>(
  shortcuts: readonly Shortcut<Action>[],
  run: (action: Action, event: KeyboardEvent) => void,
): void {
  const { letterKeys } = usePreferences();

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return;
    const shortcut = shortcutOf(shortcuts, event, isMac());
    if (!shortcut || !(hasModifier(shortcut) || isFree(event))) return;
    if (isSingleLetter(shortcut) && !letterKeys) return;
    event.preventDefault();
    run(shortcut.action, event);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const hasModifier = ({ key }: Shortcut) => key.startsWith('Mod+');

function isFree({ target }: KeyboardEvent): boolean {
  const isTaken = target instanceof Element && target.closest(TAKERS) !== null;
  return !isTaken && document.querySelector(COVERS) === null;
}
