import { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Actor, ActorOptions, AnyStateMachine, InspectionEvent, RequiredActorOptionsKeys, Snapshot } from 'xstate';

/** Watches the machines of the pages. The app has none; the statechart panel of Storybook is one. */
export interface Inspector {
  /** Told of every actor, event and step. */
  inspect: (event: InspectionEvent) => void;
  /** The snapshot in which a machine with this input begins instead of its initial state, as when a link reproduces a state. */
  beginningOf?: (machineId: string, input: unknown) => Snapshot<unknown> | undefined;
  /** The same machine, with work that may have to wait. */
  hold?: <Machine extends AnyStateMachine>(machine: Machine) => Machine;
}

const InspectorContext = createContext<Inspector | null>(null);

export function InspectionProvider({ inspector, children }: { inspector: Inspector; children: ReactNode }) {
  return <InspectorContext value={inspector}>{children}</InspectorContext>;
}

type MachineOptions<Machine extends AnyStateMachine> = ActorOptions<Machine> & {
  [Key in RequiredActorOptionsKeys<Machine>]: unknown;
};

/** Runs the machine of a page for as long as the page is there. Read it by `useActorState`. */
export function useInspectedActor<Machine extends AnyStateMachine>(
  machine: Machine,
  options: MachineOptions<Machine>,
): Actor<Machine> {
  const inspector = useContext(InspectorContext);
  const logic = useMemo(() => inspector?.hold?.(machine) ?? machine, [inspector, machine]);
  return useActorRef<Machine>(logic, {
    ...options,
    ...(inspector && { inspect: inspector.inspect, snapshot: inspector.beginningOf?.(machine.id, options.input) }),
  });
}
