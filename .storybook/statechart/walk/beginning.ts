import type { AnyMachineSnapshot, Snapshot } from 'xstate';
import { activePaths } from '../chart/chart.ts';
import type { Exploration, Step } from './explore.ts';
import type { WalkedMachine } from './walk.ts';

/** A state to begin in, and how one comes to be there. */
export interface Beginning {
  machineId: string;
  snapshot: Snapshot<unknown>;
  /** The events on the shortest way from the start. */
  events: string[];
  /** Whether the work of the state waits until a person acts. */
  isHeld: boolean;
}

/** Finds the shortest way to a state. */
export function findBeginning(walk: WalkedMachine, path: string): Beginning {
  const isThere = (snapshot: AnyMachineSnapshot) => activePaths(snapshot._nodes).includes(path);
  const { machine, steps } = walk.explore(isThere);
  const arrival = steps.find(({ to }) => isThere(to));
  if (!arrival) throw new Error(`No way leads to ${path} of ${machine.id}`);
  return {
    machineId: machine.id,
    snapshot: machine.getPersistedSnapshot(arrival.to),
    events: wayTo(arrival, steps),
    isHeld: walk.isHeld ?? false,
  };
}

/** The states that somebody can see: where a machine waits, innermost first. */
export function seenStates({ machine, steps }: Exploration): string[] {
  const leaves = steps.flatMap(({ to }) => to._nodes.filter(({ type }) => type === 'atomic' || type === 'final'));
  const order = new Map([...new Set(leaves)].map((node) => [activePaths([node])[0] ?? '', node.order]));
  if (order.size === 0) throw new Error(`${machine.id} rests nowhere`);
  return [...order].toSorted(([, one], [, other]) => one - other).map(([path]) => path);
}

function wayTo(arrival: Step, steps: readonly Step[]): string[] {
  const before = arrival.event.type === 'xstate.init' ? undefined : steps.find(({ to }) => to === arrival.from);
  return [...(before ? wayTo(before, steps) : []), arrival.event.type];
}
