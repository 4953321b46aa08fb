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
  | 'Tab'
  | 'Shift+Tab'
  | '1'
  | '2'
  | '3';

export interface KeyboardRow {
  /** Keys that do the same. */
  keys: readonly Key[];
  /** The effect of the keys, for the docs and the list of shortcuts. */
  does: MessageDescriptor;
  /**
   * Whether the browser does it, differently on each system. A test, whose keys are no real ones, cannot try it.
   * @default false
   */
  isNative?: boolean;
  /**
   * Whether it needs something that a widget as such does not have, such as a tag to remove: a story checks it.
   * @default false
   */
  isConditional?: boolean;
}

/** All that a widget does with keys; `*.keyboard.ts` next to it. Tab is in it where the widget has no other keys, or holds it. */
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
