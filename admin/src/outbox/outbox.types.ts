import type { MessageDescriptor } from '@lingui/core';
import type { GenericSchema } from 'valibot';
import type { SafeStorage } from '../storage/storage.ts';

/** How far an entry has come. A held one waits until its undo has expired; a confirmed one stays for its undo alone. */
export type EntryState = 'held' | 'pending' | 'sending' | 'confirmed';

/** How a command reads to people. */
export interface Description {
  /** Shown when it is done, with an undo if there is an inverse; `null` when its page shows enough. */
  done: MessageDescriptor | null;
  /**
   * Whether `done` is shown at once, or when the server has confirmed it.
   * @default 'at once'
   */
  when?: 'at once' | 'confirmed';
  /**
   * `done` of several commands of its kind that follow each other, which share one toast. `count` among its values says how many
   * things this command counts for.
   */
  several?: MessageDescriptor;
  /** The colour of `done` where it can be undone; by default neither good nor bad. */
  tone?: 'success' | 'danger';
  /** Shown when the server refuses it: what happened, and how things are now. */
  refused: MessageDescriptor;
  /** Its sentence in the journal where no toast says that it is done. Without either, the journal does not list it. */
  summary?: MessageDescriptor;
  /** The address of what it changed, for the journal. */
  href?: string;
}

/** A command of a feature, with all that sending it, undoing it and telling about it takes. Plain data: it is stored. */
export interface Entry<Command = unknown> {
  /** Sent with the request, so that one that is repeated after a reload is carried out once. */
  id: string;
  /** Email address of the person who gave the command. */
  by: string;
  /** When it was given, in ISO 8601. */
  at: string;
  feature: string;
  /** Entries of one scope are sent one after the other, those of different scopes side by side. */
  scope: string;
  /** Ids of the things it changes. A held entry is sent before others about the same. */
  subjects: readonly string[];
  command: Command;
  /** The command that takes it back; `null` when nothing does. */
  inverse: Command | null;
  description: Description;
  state: EntryState;
  /** Id of the entry that this one takes back. */
  undoes?: string | undefined;
  /** Whether nothing takes it back once the server has it, not even its inverse. */
  isFinal?: boolean | undefined;
  /** Whether it can no longer be undone. */
  isUndoExpired?: boolean | undefined;
  /** Whether its page shows a refusal where the command was given. */
  isInline?: boolean | undefined;
}

export interface SendContext<State> {
  /** Id of the entry, for the `Idempotency-Key` of requests that create something. */
  id: string;
  /** The feature's data as the server last confirmed it; loaded when no page has it. */
  confirmed: () => Promise<State>;
  /** The storage of this part of the app, for what the server has no request for. */
  storage: SafeStorage;
}

/** All that the outbox asks of a feature. `State` is its data, such as the boards and tasks of kanban. */
export interface OutboxFeature<State, Command, Response> {
  /** First word of the feature's files. */
  name: string;
  /** Reads a stored command. One that it rejects is neither shown nor sent; people are told that it failed. */
  schema: GenericSchema<unknown, Command>;
  /** The data after a command; the same object when it changes nothing. */
  apply: (state: State, command: Command) => State;
  /**
   * The data after the server has confirmed a command.
   * @default `apply`
   */
  confirm?: (state: State, command: Command, response: Response) => State;
  /**
   * The part that is done of a command whose rest the server refused.
   * @default the command itself
   */
  doneOf?: (command: Command) => Command;
  /** The command that takes another one back, asked before that one is applied. */
  inverse: (state: State, command: Command) => Command | null;
  /**
   * Carries a command out. Rejects with an `HttpError`, or with `PartlyDone`. It is asked again with the same id when the connection
   * or the session ended before all was done: the server must do nothing twice then.
   */
  send: (command: Command, context: SendContext<State>) => Promise<Response>;
  /**
   * Names the reason for which the server refused a command, or the rest of it.
   * @default The text of the error
   */
  reasonOf?: (error: unknown) => MessageDescriptor | undefined;
  /** Asked before the command is applied. */
  describe: (state: State, command: Command) => Description;
  /** Loads the data that `send` needs when no page has it. */
  load?: (signal: AbortSignal, storage: SafeStorage) => Promise<State>;
  /**
   * Commands of one scope are sent in order.
   * @default The feature's name
   */
  scope?: (command: Command) => string;
  /** Ids of what a command is about; asked before it is applied. */
  subjects?: (state: State, command: Command) => readonly string[];
  /** Whether nothing takes the command back once the server has it, so that it waits for its undo to expire. */
  isHeld?: (command: Command) => boolean;
  /**
   * Whether nothing takes the command back once the server has it, not even its inverse.
   * @default `isHeld`
   */
  isFinal?: (command: Command) => boolean;
  /** Whether nothing of it shows before the server's response. */
  isAddition?: (command: Command) => boolean;
  /** One command in place of two that follow each other, the earlier of which is unsent; `null` when both count. */
  merge?: (earlier: Command, later: Command) => Command | null;
}

/** The events of the outbox; `entry` is as it was before. */
export type OutboxChange<Command = unknown, Response = unknown> =
  /** `replaces` is the id of the unsent entry that it was merged with. */
  | { type: 'given'; entry: Entry<Command>; replaces?: string | undefined }
  | { type: 'confirmed'; entry: Entry<Command>; response: Response; isOfOtherTab?: boolean }
  /** `reason` is the one that the feature names. */
  | { type: 'rolled back'; entry: Entry<Command>; error: unknown; reason?: MessageDescriptor | undefined }
  | { type: 'undone'; entry: Entry<Command> }
  /** The undo of an entry that is gone. */
  | { type: 'undo too late' }
  /** Another tab has other entries now, or the `dropped` ones, which had no effect, have gone. */
  | { type: 'entries changed'; dropped?: readonly Entry[] };

/** The server confirmed part of a command and refused the rest. */
export class PartlyDone extends Error {
  override readonly name = 'PartlyDone';
  /** The response to what it confirmed. */
  readonly response: unknown;

  /** @param cause why it refused the rest */
  constructor(response: unknown, cause: unknown) {
    super('The server confirmed part of the command only.', { cause });
    this.response = response;
  }
}
