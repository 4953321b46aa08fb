import type { MessageDescriptor } from '@lingui/core';
import type { SafeStorage } from '../../storage/storage.ts';

/** A part of a command that can be undone by itself, such as one field. */
export interface ChangedPart {
  key: string;
  name: MessageDescriptor;
}

/** How the changes of a feature are undone long after they were made. `Now` is what it compares with, which the server has now. */
export interface UndoRules<Now, Command> {
  /** Loads what the server has now of the things that a command is about. Rejects with an `HttpError`. */
  load: (command: Command, signal: AbortSignal, storage: SafeStorage) => Promise<Now>;
  /** The things after a command; the same object when it changes nothing. */
  apply: (now: Now, command: Command) => Now;
  /**
   * Whether what a command did is still there.
   * @default When to apply it once more changes nothing
   */
  stands?: (now: Now, command: Command, inverse: Command | null) => boolean;
  /** The parts of a command; left out, it is undone as a whole. */
  parts?: (command: Command) => readonly ChangedPart[];
  /** A command with some of its parts alone. */
  only?: (command: Command, keys: readonly string[]) => Command;
  /** Whether nothing of a command shows before the server's response. */
  isAddition?: (command: Command) => boolean;
}

/** Rules of any feature. Its commands are read by the schema of its outbox first. */
export type AnyUndoRules = UndoRules<unknown, unknown>;
