import { pressedLetter } from '@embarque/design-system/pressed-letter';
import type { MessageDescriptor } from '@lingui/core';

/** A key that does something on a page, or everywhere. */
export interface Shortcut<Action extends string = string> {
  action: Action;
  /** As `KeyboardEvent.key` calls it; `Mod+` before it is Ctrl, or ⌘ on a Mac. */
  key: string;
  /** Its effect, as the list of shortcuts shows it. */
  does: MessageDescriptor;
}

export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

const MOD = 'Mod+';

/** Whether it is a letter or a sign alone, which people who speak to their computer must be able to switch off (WCAG 2.1.4). */
export const isSingleLetter = ({ key }: Pick<Shortcut, 'key'>) => key.length === 1;

/**
 * The shortcut that was pressed, on any layout of the keys.
 *
 * @param mac whether it is a Mac, where Ctrl with a letter edits text
 */
export function shortcutOf<Action extends string>(
  shortcuts: readonly Shortcut<Action>[],
  event: Pressed,
  mac: boolean,
): Shortcut<Action> | undefined {
  const name = nameOf(event, mac);
  return name === undefined ? undefined : shortcuts.find(({ key }) => key === name);
}

function nameOf(event: Pressed, mac: boolean): string | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const letter = pressedLetter(event);
  if (letter === '') return undefined;
  const isSign = letter.length === 1 && !/\p{L}/u.test(letter);
  // Some systems report AltGr as Ctrl and Alt. It writes the signs of a layout, and other letters.
  if (event.getModifierState('AltGraph')) return isSign ? letter : undefined;
  const isMod = metaKey || (ctrlKey && !mac);
  if (altKey || (ctrlKey && !isMod) || (shiftKey && letter.length === 1 && (isMod || !isSign))) return undefined;
  return isMod ? MOD + letter : letter;
}

/** The key as people write it: `⌘K`, `Ctrl K`, `?`. */
export function writeKey(key: string, isMac: boolean): string {
  if (key.startsWith(MOD)) return (isMac ? '⌘' : 'Ctrl ') + key.slice(MOD.length).toUpperCase();
  return NAMES[key] ?? key;
}

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc', Delete: 'Del', ArrowDown: '↓', ArrowUp: '↑' };

/** Whether keys are written as on a Mac. */
export const isMac = () => navigator.platform.startsWith('Mac');
