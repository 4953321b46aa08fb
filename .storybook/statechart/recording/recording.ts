import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent, Snapshot } from 'xstate';
import type { Inspector } from '../../../admin/src/inspection/inspection.tsx';
import {
  can,
  leavesOf,
  type MachineRef,
  payloadOf,
  runsMachine,
  type SampleOf,
  viewOf,
  type WatchedActor,
  watchedActor,
} from './actors.ts';
import { transitionId } from '../chart/chart.ts';
import { eventWords } from '../chart/chart.words.ts';
import type { SavedState } from './link.ts';
import { withLiving } from './living.ts';
import type { LogEntry, Picture, SendRequest } from './protocol.ts';
import { Rest } from './rest.ts';
import type { StoryWorld } from './world.ts';

/** Key of the machine that lives outside the story's components. */
export const SESSION = 'session';
const LONGEST_LOG = 400;

/** By the id of the machine: events that can happen in a state, with sample data. */
export type Examples = ReadonlyMap<string, (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]>;

interface Moment {
  entry: LogEntry;
  state: SavedState;
}

/** Writes down what the machines of one story do, and can take them back to any moment of it. */
export class Recording {
  readonly storyId: string;
  readonly inspector: Inspector;
  #world: StoryWorld;
  #actors = new Map<string, WatchedActor>();
  /** The newest event of each type: what it brought is what the next one may bring. */
  #samples = new Map<string, AnyEventObject>();
  #examples: Examples = new Map();
  #rest = new Rest();
  #stepping = new Map<string, string[]>();
  #beginnings = new Map<string, Snapshot<unknown>>();
  /** Of a time that was left by going back: what they still do counts no more. */
  #left = new WeakSet<MachineRef>();
  #listeners = new Set<() => void>();
  #moments: Moment[] = [];
  #at = -1;
  #lastId = 0;
  #generation = 0;
  #startedAt = performance.now();

  constructor(world: StoryWorld) {
    this.#world = world;
    this.storyId = world.storyId;
    this.inspector = {
      inspect: this.#inspect,
      beginningOf: (machineId, input) => withLiving(this.#beginnings.get(this.#nextKey(machineId)), input),
      hold: this.#rest.hold,
    };
  }

  /** Rises whenever the story has to be mounted again. */
  generation = (): number => this.#generation;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Watches a machine that no component has made. */
  watch(ref: MachineRef) {
    this.#note(this.#meet(ref), { type: 'xstate.init' });
    ref.system.inspect(this.#inspect);
  }

  /** All that the panel shows. */
  picture(): Picture {
    return {
      storyId: this.storyId,
      actors: [...this.#actors.values()].map((actor) => viewOf(actor, this.#sampleOf)),
      log: this.#moments.map(({ entry }) => entry),
      at: this.#at,
    };
  }

  /** Takes examples of events that have not happened here yet. */
  learn(examples: Examples) {
    this.#examples = examples;
    this.#changed();
  }

  send({ actor: key, event }: SendRequest) {
    this.goOn();
    const actor = this.#actors.get(key);
    const known = actor && this.#samples.get(sampleKey(actor, event.type));
    // Only the recorded event has the values that cannot be written as data, such as a password.
    const isKnown = known && JSON.stringify(payloadOf(known)) === JSON.stringify(payloadOf(event));
    actor?.ref.send(isKnown ? known : event);
  }

  /** The state for a link to the moment after an entry; the current state when there is no such entry. */
  stateAfter(id: number | null): SavedState {
    return this.#moments.find(({ entry }) => entry.id === id)?.state ?? this.#state();
  }

  /** Goes to what was after an entry of the log; what came later stays in the log until something else happens. */
  restore(id: number) {
    const index = this.#moments.findIndex(({ entry }) => entry.id === id);
    const moment = this.#moments[index];
    if (!moment) return;
    this.#at = index;
    this.begin(moment.state);
  }

  /** Lets a machine begin in the middle when the story is mounted, with work that waits or goes on. */
  beginAt(machineId: string, snapshot: Snapshot<unknown>, isHeld = false) {
    if (isHeld) this.#rest.begin();
    this.#beginnings.set(machineId, snapshot);
  }

  /** Ends the rest of a moment that was returned to: somebody does something. */
  goOn = () => this.#rest.end();

  /** Starts everything again from a state; work in it waits until a person acts. */
  begin({ snapshots, address, storage }: SavedState) {
    for (const { ref } of this.#actors.values()) this.#left.add(ref);
    this.#actors.clear();
    // Before anything is met: what begins from now on was there before.
    this.#generation += 1;
    this.#rest.begin();
    this.#beginnings = new Map(Object.entries(snapshots) as Array<[string, Snapshot<unknown>]>);
    const session = this.#world.reopen(storage, this.#beginnings.get(SESSION), this.#rest.hold);
    if (session) this.watch(session);
    if (address !== null) this.#world.goTo(address);
    this.#changed();
  }

  #sampleOf: SampleOf = (snapshot, type) => {
    const { id } = snapshot.machine;
    const seen = this.#samples.get(`${id} ${type}`);
    if (seen) return seen;
    const examples = (this.#examples.get(id)?.(snapshot) ?? []).filter((event) => event.type === type);
    return examples.find((event) => can(snapshot, event)) ?? examples[0];
  };

  #inspect = (inspected: InspectionEvent) => {
    const { actorRef: ref } = inspected;
    if (!runsMachine(ref) || this.#left.has(ref)) return;
    if (inspected.type === '@xstate.event') this.#stepping.set(ref.sessionId, []);
    if (inspected.type === '@xstate.microstep') {
      const taken = inspected._transitions.filter(isDefined).map(transitionId);
      this.#stepping.set(ref.sessionId, [...(this.#stepping.get(ref.sessionId) ?? []), ...taken]);
    }
    if (inspected.type === '@xstate.actor' && !this.#find(ref)) this.#meet(ref);
    if (inspected.type !== '@xstate.snapshot') return;
    if (inspected.event.type === 'xstate.stop') this.#leave(ref);
    else this.#note(this.#find(ref) ?? this.#meet(ref), inspected.event);
  };

  #meet(ref: MachineRef): WatchedActor {
    const key = this.#nextKey(ref.logic.id);
    const actor = watchedActor(key, ref, this.#beginnings.delete(key) && this.#generation > 0);
    this.#actors.set(key, actor);
    return actor;
  }

  #leave(ref: MachineRef) {
    const actor = this.#find(ref);
    if (actor) this.#actors.delete(actor.key);
    this.#changed();
  }

  #note(actor: WatchedActor, event: AnyEventObject) {
    const from = actor.leaves;
    Object.assign(actor, {
      leaves: leavesOf(actor.ref.getSnapshot()),
      persisted: attempt(() => actor.ref.getPersistedSnapshot()),
      taken: this.#stepping.get(actor.ref.sessionId) ?? [],
    });
    if (!event.type.startsWith('xstate.')) this.#samples.set(sampleKey(actor, event.type), event);
    const isNews = !actor.isResumed || event.type !== 'xstate.init';
    if (isNews) this.#write(this.#entryOf(actor, event, from));
    this.#changed();
  }

  #entryOf(actor: WatchedActor, event: AnyEventObject, from: string): LogEntry {
    const payload = payloadOf(event);
    this.#lastId += 1;
    return {
      id: this.#lastId,
      actor: actor.key,
      at: Math.round(performance.now() - this.#startedAt),
      type: event.type,
      words: eventWords(event.type, actor.ref.logic.root),
      payload: Object.keys(payload).length > 0 ? JSON.stringify(payload) : '',
      from,
      to: actor.leaves,
      taken: actor.taken,
    };
  }

  #write(entry: LogEntry) {
    this.#moments = [...this.#moments.slice(0, this.#at + 1), { entry, state: this.#state() }].slice(-LONGEST_LOG);
    this.#at = this.#moments.length - 1;
  }

  #state(): SavedState {
    const snapshots = [...this.#actors.values()].flatMap(({ key, persisted }) => (persisted ? [[key, persisted]] : []));
    return {
      storyId: this.storyId,
      address: this.#world.address(),
      storage: this.#world.storage(),
      snapshots: Object.fromEntries(snapshots),
    };
  }

  #find(ref: MachineRef): WatchedActor | undefined {
    return [...this.#actors.values()].find((actor) => actor.ref === ref);
  }

  /** The second machine of a kind is called so: its beginning is its own. */
  #nextKey(machineId: string): string {
    let count = 1;
    while (this.#actors.has(numbered(machineId, count))) count += 1;
    return numbered(machineId, count);
  }

  #changed() {
    for (const listener of this.#listeners) listener();
  }
}

const numbered = (machineId: string, count: number) => (count === 1 ? machineId : `${machineId} ${count}`);
const sampleKey = ({ chart }: WatchedActor, type: string) => `${chart.id} ${type}`;

/** The transition into the first state has no place in the definition. */
const isDefined = ({ eventType }: AnyTransitionDefinition) => eventType !== undefined && eventType !== null;

/** Actors without a name cannot be written down: then the moment cannot be returned to. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
