import { msg } from '@lingui/core/macro';
import type { KeyboardEvent } from 'react';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** Areas that open by a press or a double press. Those of the right button take Shift+F10 and the menu key instead. */
export const pressMenuKeyboard: KeyboardTable = [
  { keys: ['Enter', 'Space'], does: msg`Opens the menu at its first item` },
];

export function isPressKey({ key, target, currentTarget }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && target === currentTarget;
}

export function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}
