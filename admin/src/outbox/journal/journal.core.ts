import type { MessageDescriptor } from '@lingui/core';
import { isUnsent } from '../outbox.core.ts';
import type { Entry, OutboxChange } from '../outbox.types.ts';
import type { Change, Journal, JournalEntry, PartialUndo } from './journal.types.ts';

/** How many changes are stored; the oldest go first. */
export const JOURNAL_SIZE = 200;

/** Why a command was refused, as people read it. */
export interface Refusal {
  reason: string;
  canRetry: boolean;
}

/** Says why a command was refused: by the reason that its feature names, else by the error. */
export type RefusalOf = (error: unknown, reason?: MessageDescriptor) => Refusal;

/** The journal after a change of the outbox; the same object when it is not about it. */
export function record(journal: Journal, change: OutboxChange, refusalOf: RefusalOf): Journal {
  switch (change.type) {
    case 'given':
      return recordGiven(journal, change.entry, change.replaces);
    case 'confirmed':
      return change.isOfOtherTab ? journal : recordConfirmed(journal, change.entry);
    case 'rolled back':
      return recordRefused(journal, change.entry, refusalOf(change.error, change.reason));
    case 'undone':
      return update(
        journal,
        change.entry.id,
        isUnsent(change.entry) ? { state: 'undone', wasUnsent: true } : { state: 'undoing' },
      );
    case 'entries changed':
      return (change.dropped ?? []).reduce(recordDropped, journal);
    case 'undo too late':
      return journal;
  }
}

/**
 * Brings the journal up to date with an outbox that went on while nobody recorded it, as during a reload: what is no longer
 * unconfirmed has gone through.
 */
export function reconcile(journal: Journal, unconfirmed: readonly Entry[]): Journal {
  const isLeft = (id: string) => unconfirmed.some((entry) => entry.id === id || entry.undoes === id);
  const isOver = ({ entry, state }: JournalEntry) => (state === 'waiting' || state === 'undoing') && !isLeft(entry.id);
  if (!journal.some(isOver)) return journal;
  return journal.map((one) => {
    if (!isOver(one)) return one;
    return one.state === 'undoing' ? undone(one) : { ...one, state: 'saved' };
  });
}

/** One sentence about a change, which its toast shows too; `null` for one too small to be listed. */
export function sentenceOf({ entry: { description }, state }: Pick<JournalEntry, 'entry' | 'state'>) {
  return state === 'refused' ? description.refused : messageOf(description);
}

/** The changes of one thing that the server's own history does not have: they wait, are refused, or are taken back. */
export const unknownToServer = (journal: Journal, feature: string, subject: string): JournalEntry[] =>
  journal.filter(
    ({ entry, state, wasUnsent }) =>
      entry.feature === feature &&
      entry.subjects.includes(subject) &&
      (state === 'undone' ? wasUnsent === true : state !== 'saved'),
  );

/** Notes what an undo will leave, once the server has confirmed it. */
export const withPartialUndo = (journal: Journal, id: string, undo: PartialUndo | null): Journal =>
  update(journal, id, { undo: undo ?? undefined });

/** Why a saved change cannot be undone; `null` when it may be. */
export type Obstacle = 'nothing takes it back' | 'the server cannot restore it';

export function obstacleOf({ entry }: JournalEntry): Obstacle | null {
  if (entry.inverse === null) return 'nothing takes it back';
  return entry.isFinal ? 'the server cannot restore it' : null;
}

/** The changes of one feature that came later and are still there, in whole or in part: an undo must not lose them. */
export function laterThan(journal: Journal, { entry: { id, feature } }: JournalEntry): unknown[] {
  const index = journal.findIndex(({ entry }) => entry.id === id);
  const isThere = ({ state, left }: JournalEntry) => state === 'saved' || state === 'waiting' || left !== undefined;
  return journal
    .slice(0, Math.max(0, index))
    .filter((one) => one.entry.feature === feature && isThere(one))
    .map(({ entry }) => entry.command);
}

const messageOf = ({ done, summary }: Entry['description']): MessageDescriptor | null => done ?? summary ?? null;

function recordGiven(journal: Journal, entry: Entry, replaces: string | undefined): Journal {
  if (entry.undoes !== undefined) return update(journal, entry.undoes, { state: 'undoing', reason: undefined });
  if (messageOf(entry.description) === null && !has(journal, entry.id)) return journal;
  const others = journal.filter((one) => one.entry.id !== entry.id && one.entry.id !== replaces);
  return first(others, { entry, state: 'waiting' });
}

function recordConfirmed(journal: Journal, entry: Entry): Journal {
  if (entry.undoes !== undefined) return journal.map((one) => (one.entry.id === entry.undoes ? undone(one) : one));
  const known = journal.find((one) => one.entry.id === entry.id);
  // Its undo may have been asked for while it was being sent.
  if (known) return known.state === 'waiting' ? update(journal, entry.id, { state: 'saved' }) : journal;
  return messageOf(entry.description) === null ? journal : first(journal, { entry, state: 'saved' });
}

function recordRefused(journal: Journal, entry: Entry, refusal: Refusal): Journal {
  if (entry.undoes !== undefined) {
    return update(journal, entry.undoes, { state: 'saved', reason: refusal.reason, undo: undefined });
  }
  const refused: JournalEntry = { entry, state: 'refused', ...refusal };
  return has(journal, entry.id)
    ? journal.map((one) => (one.entry.id === entry.id ? refused : one))
    : first(journal, refused);
}

/** It changed nothing any more, so that it was not sent. */
function recordDropped(journal: Journal, { id, undoes }: Entry): Journal {
  if (undoes !== undefined) return update(journal, undoes, { state: 'undone' });
  return has(journal, id) ? journal.filter(({ entry }) => entry.id !== id) : journal;
}

function undone(one: JournalEntry): JournalEntry {
  const { undo, left: _, ...before } = one;
  if (!undo) return { ...before, state: 'undone' };
  return { ...before, state: 'undone', left: undo.left, entry: withChange(before.entry, undo.rest) };
}

const withChange = (entry: Entry, { command, inverse }: Change): Entry => ({ ...entry, command, inverse });

const has = (journal: Journal, id: string) => journal.some(({ entry }) => entry.id === id);

/** The latest is the first; there are never more than the journal holds. */
const first = (journal: Journal, one: JournalEntry): Journal => [one, ...journal].slice(0, JOURNAL_SIZE);

type Update = { [Key in keyof Omit<JournalEntry, 'entry'>]?: JournalEntry[Key] | undefined };

function update(journal: Journal, id: string, change: Update): Journal {
  if (!has(journal, id)) return journal;
  return journal.map((one) => (one.entry.id === id ? { ...one, ...change } : one));
}
