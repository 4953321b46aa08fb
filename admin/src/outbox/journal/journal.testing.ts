import { newEntryId } from '../outbox.core.ts';
import type { Entry, OutboxChange } from '../outbox.types.ts';
import { laterThan, record, withPartialUndo } from './journal.core.ts';
import type { Change, Journal, JournalEntry } from './journal.types.ts';
import { planUndo } from './undo.core.ts';
import type { UndoRules } from './undo.types.ts';

type Fields = Readonly<Record<string, string>>;

/** The records of the simulated server, by their id. */
export type Records = Readonly<Record<string, Fields>>;

export type RecordCommand =
  | { type: 'set'; id: string; fields: Fields }
  | { type: 'deleted'; id: string }
  | { type: 'restored'; id: string; fields: Fields };

export const recordRules: UndoRules<Records, RecordCommand> = {
  load: async () => ({}),
  apply,
  parts: (command) =>
    command.type === 'set' ? Object.keys(command.fields).map((key) => ({ key, name: { id: key } })) : [],
  only: (command, keys) => {
    if (command.type !== 'set') return command;
    const fields = Object.entries(command.fields).filter(([key]) => keys.includes(key));
    return { ...command, fields: Object.fromEntries(fields) };
  },
};

function apply(records: Records, command: RecordCommand): Records {
  const { [command.id]: known, ...others } = records;
  switch (command.type) {
    case 'set': {
      const isSame = known && Object.entries(command.fields).every(([key, value]) => known[key] === value);
      return !known || isSame ? records : { ...records, [command.id]: { ...known, ...command.fields } };
    }
    case 'deleted':
      return known ? others : records;
    case 'restored':
      return known ? records : { ...records, [command.id]: command.fields };
  }
}

function inverse(records: Records, command: RecordCommand): RecordCommand | null {
  const known = records[command.id];
  if (!known) return null;
  if (command.type !== 'set') return { type: 'restored', id: command.id, fields: known };
  const before = Object.entries(known).filter(([key]) => key in command.fields);
  return { ...command, fields: Object.fromEntries(before) };
}

export function journalEntry(command: unknown, more: Partial<Entry> = {}): Entry {
  return {
    id: newEntryId(),
    by: 'me@home',
    at: '2026-11-26T09:00:00.000Z',
    feature: 'records',
    scope: 'records',
    subjects: [],
    command,
    inverse: null,
    description: { done: { id: 'done' }, refused: { id: 'refused' } },
    state: 'pending',
    ...more,
  };
}

const refusal = () => ({ reason: 'The server said no.', canRetry: true });

export const recordAll = (journal: Journal, ...changes: OutboxChange[]): Journal =>
  changes.reduce((before, change) => record(before, change, refusal), journal);

/** A person with a journal, and a server that somebody else changes too. */
export class SharedServer {
  records: Records;
  journal: Journal = [];
  /** Ids of the records that somebody else has deleted. */
  deletedByOthers = new Set<string>();
  #count = 0;

  constructor(records: Records) {
    this.records = records;
  }

  change(command: RecordCommand) {
    const back = inverse(this.records, command);
    if (back && apply(this.records, command) !== this.records) this.#send(journalEntry(command, { inverse: back }));
  }

  /** Sets a value that is somebody else's alone. */
  changeByOthers(id: string, key: string) {
    this.#count += 1;
    this.records = apply(this.records, { type: 'set', id, fields: { [key]: `theirs ${this.#count}` } });
  }

  deleteByOthers(id: string) {
    if (this.records[id]) this.deletedByOthers.add(id);
    this.records = apply(this.records, { type: 'deleted', id });
  }

  /** The fields that hold a value of somebody else. */
  theirs(): string[] {
    return Object.entries(this.records).flatMap(([id, fields]) =>
      Object.entries(fields).flatMap(([key, value]) => (value.startsWith('theirs') ? [`${id} ${key} ${value}`] : [])),
    );
  }

  /** @returns whether something was undone */
  undo(nth: number): boolean {
    const one = this.journal[nth % (this.journal.length || 1)];
    if (!one || !(one.state === 'saved' || one.left)) return false;
    const later = laterThan(this.journal, one) as RecordCommand[];
    const plan = planUndo(recordRules, this.records, changeIn(one), later);
    if (plan.inverse === null) return false;
    this.journal = withPartialUndo(this.journal, one.entry.id, plan.partial);
    this.#send(journalEntry(plan.inverse, { undoes: one.entry.id }));
    return true;
  }

  #send(entry: Entry) {
    this.records = apply(this.records, entry.command as RecordCommand);
    this.journal = recordAll(this.journal, { type: 'given', entry }, { type: 'confirmed', entry, response: null });
  }
}

const changeIn = ({ entry }: JournalEntry): Change<RecordCommand> => ({
  command: entry.command as RecordCommand,
  inverse: entry.inverse as RecordCommand,
});
