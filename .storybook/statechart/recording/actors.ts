import type { ActorRefLike, AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { activePaths, type Chart, chartOf, definitionsOf } from '../chart/chart.ts';
import { eventWords } from '../chart/chart.words.ts';
import { livingIn } from './living.ts';
import type { ActorView, NextEvent } from './protocol.ts';

/** An actor that runs a machine. */
export type MachineRef = AnyActorRef & { logic: AnyStateMachine; getSnapshot: () => AnyMachineSnapshot };

/** A running machine of a story, with what was seen of it. */
export interface WatchedActor {
  key: string;
  ref: MachineRef;
  chart: Chart;
  /** Whether it began where an earlier one had been: its start is nothing new. */
  isResumed: boolean;
  /** The snapshot after the last event, in the form from which it can start again. */
  persisted: Snapshot<unknown> | null;
  /** Innermost states after the last event. */
  leaves: string;
  /** Transitions taken by the last event. */
  taken: string[];
}

/** Whether it runs a machine; promises, callbacks and the like have no chart. */
export function runsMachine(ref: ActorRefLike): ref is MachineRef {
  return 'logic' in ref && typeof ref.logic === 'object' && ref.logic !== null && 'root' in ref.logic;
}

/** An event of this type as it may happen in this state, if one is known. */
export type SampleOf = (snapshot: AnyMachineSnapshot, type: string) => AnyEventObject | undefined;

/** How a machine stands, for the panel. */
export function viewOf(actor: WatchedActor, sampleOf: SampleOf): ActorView {
  const snapshot = actor.ref.getSnapshot();
  return {
    key: actor.key,
    chart: actor.chart,
    active: activePaths(snapshot._nodes),
    isDone: snapshot.status !== 'active',
    context: JSON.stringify(dataOf(snapshot.context), readable, 2),
    next: nextEvents(snapshot, sampleOf),
    taken: actor.taken,
  };
}

/** The innermost active states, as one text. */
export function leavesOf({ _nodes }: AnyMachineSnapshot): string {
  const leaves = _nodes.filter(({ type }) => type === 'atomic' || type === 'final' || type === 'history');
  return activePaths(leaves).join(' + ');
}

/** The fields of an event beside its type, as plain data. */
export function payloadOf({ type: _, ...rest }: AnyEventObject): Record<string, unknown> {
  return JSON.parse(JSON.stringify(rest, readable)) as Record<string, unknown>;
}

export function watchedActor(key: string, ref: MachineRef, isResumed: boolean): WatchedActor {
  return { key, ref, isResumed, chart: chartOf(ref.logic), persisted: null, leaves: '', taken: [] };
}

/** The events that active states answer; those that answer by themselves, such as a call, are not for people to send. */
function nextEvents(snapshot: AnyMachineSnapshot, sampleOf: SampleOf): NextEvent[] {
  if (snapshot.status !== 'active') return [];
  const types = snapshot._nodes
    .toReversed()
    .flatMap(definitionsOf)
    .map(({ eventType }) => eventType as string);
  const sendable = [...new Set(types)].filter((type) => type !== '' && !/^xstate\.(done|error|snapshot)\./.test(type));
  return sendable.map((type) => {
    const known = sampleOf(snapshot, type);
    return {
      type,
      words: eventWords(type, snapshot.machine.root),
      isPossible: can(snapshot, known ?? { type }),
      payload: known ? payloadOf(known) : null,
    };
  });
}

/** A guard may stumble over an event without its payload: then it is not known to be possible. */
export function can(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}

/** Another actor or a storage among the fields is nothing to read, and may be endless. */
function dataOf(context: AnyMachineSnapshot['context']): Record<string, unknown> {
  const living = livingIn(context);
  return Object.fromEntries(Object.entries(context).filter(([name]) => !(name in living)));
}

/** Errors have no fields of their own to be written; what is not data is left out. */
function readable(_key: string, value: unknown): unknown {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Map || value instanceof Set) return [...value];
  return value;
}
