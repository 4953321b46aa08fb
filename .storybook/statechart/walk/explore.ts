import {
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventFromLogic,
  type InputFrom,
  type InspectedMicrostepEvent,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { sourceName } from '../chart/chart.words.ts';

/** One edge of the graph of all that a machine can do. */
export interface Step {
  from: AnyMachineSnapshot;
  event: AnyEventObject;
  to: AnyMachineSnapshot;
  /** Its microsteps in order: one step may run through several states and raise further events. */
  microsteps: readonly InspectedMicrostepEvent[];
}

/** Everywhere that a machine can go, and how it gets there. */
export interface Exploration {
  machine: AnyStateMachine;
  /** The snapshots in which it can begin. */
  beginnings: readonly AnyMachineSnapshot[];
  steps: readonly Step[];
}

/** The possible outcomes of an actor that a machine runs. */
export interface Answers {
  /** Results; none when it never ends. */
  done?: readonly unknown[];
  errors?: readonly unknown[];
}

/** How to walk through a machine: exploring runs no actor, so what they would answer is said here. */
export interface Walk<Machine extends AnyStateMachine> {
  machine: Machine;
  /** The inputs that it can begin with. */
  inputs?: ReadonlyArray<InputFrom<Machine>>;
  /** Everything that can happen, with sample data; of a snapshot when the data depends on it. */
  events: (snapshot: SnapshotFrom<Machine>) => ReadonlyArray<EventFromLogic<Machine>>;
  /** By the name of the actor. */
  answers?: Record<string, Answers>;
  /** Two snapshots with the same text behave alike; left out, the state and the whole context. */
  alike?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Tells snapshots apart from which a longer walk shows nothing new. */
  stopWhen?: (snapshot: SnapshotFrom<Machine>) => boolean;
}

/**
 * Walks every transition of a machine from every state, with everything that can happen.
 *
 * @param until where it may end early
 */
export function explore<Machine extends AnyStateMachine>(
  walk: Walk<Machine>,
  until: (snapshot: AnyMachineSnapshot) => boolean = () => false,
): Exploration {
  const walks = (walk.inputs ?? [undefined]).map((input) => exploreFrom(walk, input as InputFrom<Machine>, until));
  return {
    machine: walk.machine,
    beginnings: walks.map(({ initial }) => initial),
    steps: walks.flatMap(({ steps }) => steps),
  };
}

function exploreFrom<Machine extends AnyStateMachine>(
  walk: Walk<Machine>,
  input: InputFrom<Machine>,
  until: (snapshot: AnyMachineSnapshot) => boolean,
) {
  let isOver = false;
  const { machine, alike = ({ context }: AnyMachineSnapshot) => context as unknown } = walk;
  const steps: Step[] = [];
  let microsteps: InspectedMicrostepEvent[] = [];
  let isWatching = false;
  const collect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep') microsteps.push(inspected);
  };
  type Scope = Parameters<typeof machine.transition>[2];

  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
    getInitialSnapshot(scope) {
      scope.system.inspect(collect);
      const to = machine.getInitialSnapshot(quiet(scope as Scope), input) as AnyMachineSnapshot;
      steps.push({ from: to, event: { type: 'xstate.init' }, to, microsteps });
      return to;
    },
    getPersistedSnapshot: (snapshot) => machine.getPersistedSnapshot(snapshot),
    transition(from, event, scope) {
      if (!isWatching) scope.system.inspect(collect);
      isWatching = true;
      microsteps = [];
      const to = machine.transition(from, event, quiet(scope as Scope)) as AnyMachineSnapshot;
      steps.push({ from, event, to, microsteps });
      return to;
    },
  };
  const map = getAdjacencyMap(logic, {
    events: (snapshot) => [
      ...(walk.events(snapshot as SnapshotFrom<Machine>) as readonly AnyEventObject[]),
      ...answersIn(snapshot, walk.answers ?? {}),
    ],
    serializeState: (snapshot) =>
      JSON.stringify([snapshot.value, snapshot.status, alike(snapshot as SnapshotFrom<Machine>)]),
    serializeEvent: (event) => JSON.stringify(event, named),
    stopWhen(snapshot) {
      isOver ||= until(snapshot);
      return isOver || snapshot.status !== 'active' || Boolean(walk.stopWhen?.(snapshot as SnapshotFrom<Machine>));
    },
    limit: 50_000,
  });
  const [initial] = Object.values(map);
  if (!initial) throw new Error(`${machine.id} has no beginning`);
  return { initial: initial.state, steps };
}

/** The answers of the actors that run in these states, and the delays that pass in them. */
function answersIn({ _nodes, machine }: AnyMachineSnapshot, answers: Record<string, Answers>): AnyEventObject[] {
  const invoked = _nodes.flatMap(({ invoke }) => invoke);
  const types = [...new Set(_nodes.flatMap((node) => [...node.transitions.keys()]))];
  return types.flatMap((type): AnyEventObject[] => {
    if (type.startsWith('xstate.after.') || type.startsWith('xstate.done.state.')) return [{ type }];
    const actor = invoked.find(({ id }) => type.endsWith(`.actor.${id}`));
    if (!actor) return [];
    const name = sourceName(actor);
    const { done, errors } = answers[name] ?? missing(name, machine.id);
    if (type.startsWith('xstate.done.'))
      return (done ?? [undefined]).map((output) => ({ type, output, actorId: actor.id }));
    if (type.startsWith('xstate.error.'))
      return (errors ?? [new Error('refused')]).map((error) => ({ type, error, actorId: actor.id }));
    return [];
  });
}

function missing(actor: string, machine: string): never {
  throw new Error(`Nobody says what "${actor}" answers: name it in the answers of the walk through ${machine}.`);
}

/** Nothing is done while walking: neither actors nor actions run, and what a machine tells its parent reaches nobody. */
function quiet<Scope extends { self: object }>(scope: Scope): Scope {
  const self = Object.create(scope.self, { _parent: { value: nobody } }) as Scope['self'];
  return { ...scope, self, actionExecutor: () => undefined };
}

const nobody = createEmptyActor();

function named(_key: string, value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}
