/** Every key the app may use. Fixed names come from the specification (§3, §9); all others carry the prefix `embarque.`. */
export type StorageKey =
  | 'sessionToken'
  | 'sessionTokenexpiration'
  | 'userData'
  | 'sessionMark'
  | 'cart'
  | 'skin'
  | 'direction'
  | 'menuCollapsed'
  | `embarque.${string}`;

/**
 * Whether values outlive this tab: `local`. In `memory` the browser keeps nothing. With `full` it had no room: what could give way
 * did, and what still did not fit lives in memory.
 */
export type StorageMode = 'local' | 'memory' | 'full';

export type StorageEntries = ReadonlyArray<readonly [StorageKey, string]>;
