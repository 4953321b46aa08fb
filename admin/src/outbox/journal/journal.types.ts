import type { MessageDescriptor } from '@lingui/core';
import type { Entry } from '../outbox.types.ts';

/** How far a change has come: the server has not confirmed it, has, or has refused it; its undo is under way, or done. */
export type JournalState = 'waiting' | 'saved' | 'refused' | 'undoing' | 'undone';

/** A command with the one that takes it back. */
export interface Change<Command = unknown> {
  command: Command;
  inverse: Command;
}

/** An undo that left something, until the server has confirmed it. */
export interface PartialUndo {
  /** Names of the parts that stay. */
  left: readonly MessageDescriptor[];
  /** The part of the change that stays. */
  rest: Change;
}

/** A change that a person has made: the outbox's own entry, and how it went. Plain data: it is stored. */
export interface JournalEntry {
  /** As it was given, so that its own `state` says whether it was held. */
  entry: Entry;
  state: JournalState;
  /** Whether it was undone before the server heard of it. */
  wasUnsent?: boolean;
  /** Why the server refused it, or its undo. */
  reason?: string;
  /** Whether it may be accepted when it is given again. */
  canRetry?: boolean;
  /** Names of the parts that its undo left, since they were changed after it. */
  left?: readonly MessageDescriptor[];
  undo?: PartialUndo;
}

export type Journal = readonly JournalEntry[];
