import type { MessageDescriptor } from '@lingui/core';

/** A key that does something on a page, or everywhere. */
export interface Shortcut<Action extends string = string> {
  action: Action;
  /** As `KeyboardEvent.key` calls it; `Mod+` before it is Ctrl, or ⌘ on a Mac. */
  key: string;
  /** Its effect, as the list of shortcuts shows it. */
  does: MessageDescriptor;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const MOD = 'Mod+';

/** Whether it is a letter or a sign alone, which people who speak to their computer must be able to switch off (WCAG 2.1.4). */
export const isSingleLetter = ({ key }: Pick<Shortcut, 'key'>) => key.length === 1;

/** The shortcut that was pressed. */
export function shortcutOf<Action extends string>(
  shortcuts: readonly Shortcut<Action>[],
  { key, ctrlKey, metaKey, altKey }: Pressed,
): Shortcut<Action> | undefined {
  if (altKey) return undefined;
  const name = ctrlKey || metaKey ? MOD + key.toLowerCase() : key;
  return shortcuts.find((shortcut) => shortcut.key === name);
}

/** The key as people write it: `⌘K`, `Ctrl K`, `?`. */
export function writeKey(key: string, isMac: boolean): string {
  if (key.startsWith(MOD)) return (isMac ? '⌘' : 'Ctrl ') + key.slice(MOD.length).toUpperCase();
  return NAMES[key] ?? key;
}

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc', Delete: 'Del', ArrowDown: '↓', ArrowUp: '↑' };

/** Whether keys are written as on a Mac. */
export const isMac = () => navigator.platform.startsWith('Mac');
