import type { expect, screen, UserEventObject } from 'storybook/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { explore, type Exploration, type Walk } from './explore.ts';

/** Asserts what a page shows in one state. */
export type Sees = (tools: {
  expect: typeof expect;
  screen: typeof screen;
  userEvent: UserEventObject;
}) => Promise<void>;

interface ShownStates {
  /** File of the stories, seen from here and without its ending, that lend their frame to one story for each state. */
  page: string;
  /** Parameters of a state's story, where the usual ones cannot show it: an address, or who is signed in. */
  parametersOf?: ((path: string) => Record<string, unknown>) | undefined;
  /** Whether work that is no request waits too, so that no state is left by itself. */
  isHeld?: boolean | undefined;
  /** One visible sign of each state in which the machine rests, by the state's path. */
  sees: Record<string, Sees>;
}

/** Without a page, no state has a story. */
type Shown = ShownStates | { page?: undefined; parametersOf?: undefined; isHeld?: undefined; sees?: undefined };

/** A machine that is drawn, and walked through completely. */
export type WalkedMachine = Shown & {
  /** Finds everywhere it can go. */
  explore: (until?: (snapshot: AnyMachineSnapshot) => boolean) => Exploration;
  /** Id of the machine, and sample events for the panel; left out when they make sense only while exploring. */
  samples?: { machineId: string; events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[] };
};

/** Says how to walk through a machine; export it as `walk` of `<name>.walk.testing.ts` beside the machine. */
export function walkThrough<Machine extends AnyStateMachine>(machine: Machine) {
  return {
    with: (walk: Omit<Walk<Machine>, 'machine'> & Shown): WalkedMachine => ({
      ...shownBy(walk),
      explore: (until) => explore({ ...walk, machine }, until),
      samples: {
        machineId: machine.id,
        events: (snapshot) => walk.events(snapshot as SnapshotFrom<Machine>),
      },
    }),
  };
}

function shownBy({ page, parametersOf, isHeld, sees }: Shown): Shown {
  return page === undefined ? {} : { page, parametersOf, isHeld, sees };
}
