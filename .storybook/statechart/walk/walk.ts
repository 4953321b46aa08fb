import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { explore, type Exploration, type Walk } from './explore.ts';

/** A machine that is drawn, and walked through completely. */
export interface WalkedMachine {
  /** Finds everywhere it can go. */
  explore: (until?: (snapshot: AnyMachineSnapshot) => boolean) => Exploration;
  /** File of the stories, seen from here and without its ending, that lend their frame to one story for each state. */
  page?: string | undefined;
  /** Parameters of a state's story, where the usual ones cannot show it: an address, or who is signed in. */
  parametersOf?: ((path: string) => Record<string, unknown>) | undefined;
  /** Id of the machine, and sample events for the panel; left out when they make sense only while exploring. */
  samples?: { machineId: string; events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[] };
}

/** Says how to walk through a machine; export it as `walk` of `<name>.walk.testing.ts` beside the machine. */
export function walkThrough<Machine extends AnyStateMachine>(machine: Machine) {
  return {
    with: ({
      page,
      parametersOf,
      ...walk
    }: Omit<Walk<Machine>, 'machine'> & Pick<WalkedMachine, 'page' | 'parametersOf'>): WalkedMachine => ({
      page,
      parametersOf,
      explore: (until) => explore({ ...walk, machine }, until),
      samples: {
        machineId: machine.id,
        events: (snapshot) => walk.events(snapshot as SnapshotFrom<Machine>),
      },
    }),
  };
}
