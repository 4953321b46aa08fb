import * as v from 'valibot';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { SendLogic, SendReport } from './entry/outbox-entry.machine.ts';
import { applyAll, isUnsent, restore } from './outbox.core.ts';
import { type OutboxActor, outboxWith } from './outbox.machine.ts';
import type { Entry, OutboxFeature } from './outbox.types.ts';

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

/** The smallest feature there is. */
export const valuesFeature: OutboxFeature<Values, Put, Values> = {
  name: 'values',
  schema: v.object({ key: v.string(), value: v.nullable(v.string()) }),
  apply: put,
  confirm: (values, _, response) => ({ ...values, ...response }),
  inverse,
  describe: () => ({ done: { id: 'done' }, refused: { id: 'refused' } }),
  send: async () => ({}),
};

export type Step =
  | { type: 'give'; command: Put; isHeld: boolean }
  | { type: 'undo'; nth: number }
  | { type: 'expire'; nth: number }
  | { type: 'answer'; isRefused: boolean }
  | { type: 'reload'; isHeard: boolean };

/** A server that responds when the test says so. */
export function patientServer() {
  const requests = new Map<string, (report: SendReport) => void>();
  const sent: string[] = [];
  const send: SendLogic = fromCallback(({ input, sendBack }) => {
    sent.push(input.entry.id);
    requests.set(input.entry.id, sendBack);
  });
  return {
    send,
    /** Ids of the entries that it was sent, in their order. */
    sent,
    confirm: (id: string, response: unknown = {}) => requests.get(id)?.({ type: 'entry confirmed', response }),
    refuse: (id: string, error: unknown = new Error('refused')) => requests.get(id)?.({ type: 'entry refused', error }),
  };
}

/** A page with an outbox whose clock stands still, and a server that knows the ids of what it has carried out. */
export class Simulation {
  server: Values = {};
  given: string[] = [];
  carriedOut: string[] = [];
  refused: string[] = [];
  dropped: string[] = [];
  #confirmed: Values = {};
  #count = 0;
  #requests = patientServer();
  #machine = outboxWith(this.#requests.send);
  #outbox: OutboxActor = this.#open([]);

  get entries(): readonly Entry<Put>[] {
    return this.#outbox.getSnapshot().context.entries as readonly Entry<Put>[];
  }

  shown(): Values {
    return applyAll<Values, Put>({ apply: put }, this.#confirmed, this.entries);
  }

  take(step: Step) {
    const before = this.entries;
    this.#carry(step);
    const after = this.entries;
    this.given.push(...idsOnlyIn(after, before));
    this.dropped.push(...idsOnlyIn(before.filter(isUnsent), after));
  }

  /** Everything is sent and confirmed. */
  finish() {
    this.#outbox.send({ type: 'flush requested' });
    while (this.entries.length > 0) this.take({ type: 'answer', isRefused: false });
  }

  #open(entries: readonly Entry[]): OutboxActor {
    return createActor(this.#machine, { input: { entries, elsewhere: {} }, clock: new SimulatedClock() }).start();
  }

  #carry(step: Step) {
    const nth = (n: number) => this.entries[n % (this.entries.length || 1)]?.id ?? '';
    switch (step.type) {
      case 'give':
        this.#give(step.command, step.isHeld);
        break;
      case 'undo':
        this.#outbox.send({ type: 'undo requested', id: nth(step.nth) });
        break;
      case 'expire':
        this.#outbox.send({ type: 'undo expired', id: nth(step.nth) });
        break;
      case 'answer':
        this.#answer(step.isRefused);
        break;
      case 'reload':
        this.#reload(step.isHeard);
    }
  }

  #give(command: Put, isHeld: boolean) {
    this.#count += 1;
    const id = String(this.#count).padStart(3, '0');
    const made = entry(command, { id, inverse: inverse(this.shown(), command), state: isHeld ? 'held' : 'pending' });
    this.#outbox.send({ type: 'command given', entry: made });
  }

  #answer(isRefused: boolean) {
    const sent = this.entries.find(({ state }) => state === 'sending');
    if (!sent) return;
    if (isRefused && !this.carriedOut.includes(sent.id)) {
      this.refused.push(sent.id);
      this.#requests.refuse(sent.id);
      return;
    }
    this.#carryOut(sent);
    this.#confirmed = put(this.#confirmed, sent.command);
    this.#requests.confirm(sent.id);
  }

  #reload(isHeard: boolean) {
    const sent = this.entries.find(({ state }) => state === 'sending');
    if (sent && isHeard) this.#carryOut(sent);
    this.#outbox.stop();
    this.#outbox = this.#open(restore(this.entries));
    this.#confirmed = this.server;
  }

  #carryOut({ id, command }: Entry<Put>) {
    if (this.carriedOut.includes(id)) return;
    this.carriedOut.push(id);
    this.server = put(this.server, command);
  }
}

const idsOnlyIn = (some: readonly Entry[], others: readonly Entry[]): string[] =>
  some.filter(({ id }) => others.every((other) => other.id !== id)).map(({ id }) => id);
