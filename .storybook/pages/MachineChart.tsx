import { lazy, Suspense, useState } from 'react';
import type { AnyStateMachine } from 'xstate';

const files = import.meta.glob<Record<string, unknown>>('../../admin/src/**/*.machine.ts');

/** The chart of a machine, drawn when somebody opens it. */
export function MachineChart({ id, summary = 'Chart' }: { id: string; summary?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && (
        <Suspense fallback={<p>Drawing…</p>}>
          <Chart id={id} />
        </Suspense>
      )}
    </details>
  );
}

/** The layout of charts is a library of its own, and loads with the first. */
const Chart = lazy(async () => {
  const [{ Statechart }, { allWords }, modules] = await Promise.all([
    import('../statechart/panel/Statechart.tsx'),
    import('../statechart/words/all-words.ts'),
    Promise.all(Object.values(files).map((load) => load())),
  ]);
  const machines = modules.flatMap((module) => Object.values(module)).filter(isMachine);
  return {
    default: function MachineChart({ id }: { id: string }) {
      const machine = machines.find((each) => each.id === id);
      return machine ? <Statechart of={machine} words={allWords[id]} /> : null;
    },
  };
});

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'transition' in value && 'id' in value;
