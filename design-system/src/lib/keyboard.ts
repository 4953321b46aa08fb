import type { MessageDescriptor } from '@lingui/core';

/** A key as `KeyboardEvent.key` calls it; the space bar is `Space`. */
export type Key =
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'Delete'
  | 'Backspace'
  | '1'
  | '2'
  | '3';

export interface KeyboardRow {
  /** Keys that do the same. */
  keys: readonly Key[];
  /** The effect of the keys, for the docs and the list of shortcuts. */
  does: MessageDescriptor;
}

/** All that a widget does with keys beyond Tab; `*.keyboard.ts` next to it. */
export type KeyboardTable = readonly KeyboardRow[];

/** Every key that the conformance check tries, beside those that a widget promises. */
export const triedKeys: readonly Key[] = [
  'Enter',
  'Space',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Delete',
  'Backspace',
];
