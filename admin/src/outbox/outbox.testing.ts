import {
  applyAll,
  confirm,
  due,
  expire,
  expireAll,
  give,
  isUnsent,
  markSending,
  restore,
  rollback,
  undo,
} from './outbox.core.ts';
import type { Entry } from './outbox.types.ts';

/** A command of the smallest feature there is: one value under one key; `null` removes it. */
export interface Put {
  key: string;
  value: string | null;
}

export type Values = Readonly<Record<string, string>>;

const ME = 'me@home';

function put(values: Values, { key, value }: Put): Values {
  if ((values[key] ?? null) === value) return values;
  const { [key]: _, ...others } = values;
  return value === null ? others : { ...others, [key]: value };
}

const inverse = (values: Values, { key }: Put): Put => ({ key, value: values[key] ?? null });

export function entry(command: Put, more: Partial<Entry<Put>> = {}): Entry<Put> {
  return {
    id: 'entry',
    by: ME,
    at: '',
    feature: 'values',
    scope: 'values',
    subjects: [command.key],
    command,
    inverse: { key: command.key, value: null },
    description: { done: { id: 'done' }, refused: { id: 'refused' } },
    state: 'pending',
    ...more,
  };
}

export type Step =
  | { type: 'give'; command: Put; isHeld: boolean }
  | { type: 'undo'; nth: number }
  | { type: 'expire'; nth: number }
  | { type: 'answer'; isRefused: boolean }
  | { type: 'reload'; isHeard: boolean };

/** A page with an outbox, and a server that knows the ids of what it has carried out. */
export class Simulation {
  server: Values = {};
  entries: Entry<Put>[] = [];
  given: string[] = [];
  carriedOut: string[] = [];
  refused: string[] = [];
  dropped: string[] = [];
  #confirmed: Values = {};
  #count = 0;

  shown(): Values {
    return applyAll<Values, Put>({ apply: put }, this.#confirmed, this.entries);
  }

  take(step: Step) {
    switch (step.type) {
      case 'give':
        this.#give(step.command, step.isHeld);
        break;
      case 'undo':
        this.#undo(step.nth);
        break;
      case 'expire':
        this.#expire(step.nth);
        break;
      case 'answer':
        this.#answer(step.isRefused);
        break;
      case 'reload':
        this.#reload(step.isHeard);
    }
    this.#send();
  }

  /** Everything is sent and confirmed. */
  finish() {
    this.entries = expireAll(this.entries) as Entry<Put>[];
    this.#send();
    while (this.entries.length > 0) {
      this.#answer(false);
      this.#send();
    }
  }

  #nextId(): string {
    this.#count += 1;
    return String(this.#count).padStart(3, '0');
  }

  #give(command: Put, isHeld: boolean) {
    const id = this.#nextId();
    const made = entry(command, { id, inverse: inverse(this.shown(), command), state: isHeld ? 'held' : 'pending' });
    this.given.push(id);
    this.entries = give(this.entries, made) as Entry<Put>[];
  }

  #undo(nth: number) {
    const id = this.entries[nth % (this.entries.length || 1)]?.id ?? '';
    const inverseId = this.#nextId();
    const undone = undo(this.entries, id, inverseId, '');
    if (!undone) return;
    this.#drop(undone.entries as Entry<Put>[]);
    if (this.entries.some((one) => one.id === inverseId)) this.given.push(inverseId);
  }

  #expire(nth: number) {
    this.entries = expire(this.entries, this.entries[nth % (this.entries.length || 1)]?.id ?? '') as Entry<Put>[];
  }

  #send() {
    this.entries = markSending(
      this.entries,
      due(this.entries).map(({ id }) => id),
    ) as Entry<Put>[];
  }

  #answer(isRefused: boolean) {
    const sent = this.entries.find(({ state }) => state === 'sending');
    if (!sent) return;
    const isKnown = this.carriedOut.includes(sent.id);
    if (isRefused && !isKnown) {
      this.refused.push(sent.id);
      this.#drop(rollback(this.entries, sent.id) as Entry<Put>[], sent.id);
      return;
    }
    this.#carryOut(sent);
    this.#confirmed = put(this.#confirmed, sent.command);
    this.entries = confirm(this.entries, sent.id) as Entry<Put>[];
  }

  #reload(isHeard: boolean) {
    const sent = this.entries.find(({ state }) => state === 'sending');
    if (sent && isHeard) this.#carryOut(sent);
    this.entries = restore(this.entries) as Entry<Put>[];
    this.#confirmed = this.server;
  }

  #carryOut({ id, command }: Entry<Put>) {
    if (this.carriedOut.includes(id)) return;
    this.carriedOut.push(id);
    this.server = put(this.server, command);
  }

  /** Notes the unsent entries that are gone without having been sent. */
  #drop(after: Entry<Put>[], refused = '') {
    const gone = this.entries.filter((one) => isUnsent(one) && after.every(({ id }) => id !== one.id));
    this.dropped.push(...gone.map(({ id }) => id).filter((id) => id !== refused));
    this.entries = after;
  }
}
