import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { explore, type Exploration, type Walk } from './explore.ts';

/** A machine that is drawn, and walked through completely. */
export interface WalkedMachine {
  /** Finds everywhere it can go. */
  explore: (until?: (snapshot: AnyMachineSnapshot) => boolean) => Exploration;
  /** The page that shows it: its stories lend theirs to one for each state. */
  page?: string | undefined;
  /** Addresses of the page in states that it cannot show at its usual one. */
  routes?: Record<string, string> | undefined;
  /** Id of the machine, and sample events for the panel; left out when they make sense only while exploring. */
  samples?: { machineId: string; events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[] };
}

/** Says how to walk through a machine; export it as `walk` of `<name>.walk.testing.ts` beside the machine. */
export function walkThrough<Machine extends AnyStateMachine>(machine: Machine) {
  return {
    with: ({
      page,
      routes,
      ...walk
    }: Omit<Walk<Machine>, 'machine'> & Pick<WalkedMachine, 'page' | 'routes'>): WalkedMachine => ({
      page,
      routes,
      explore: (until) => explore({ ...walk, machine }, until),
      samples: {
        machineId: machine.id,
        events: (snapshot) => walk.events(snapshot as SnapshotFrom<Machine>),
      },
    }),
  };
}
