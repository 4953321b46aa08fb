import { Suspense } from 'react';
import { PageLinkOf } from '../docs-page/sections/Links.tsx';
import { machineFacts, type MachineFacts } from '../statechart/chart/machines.data.ts';
import walked from '../statechart/walk/walked.json' with { type: 'json' };
import { MachineChart } from './MachineChart.tsx';

type Counts = { states: number[]; transitions: number[] };

const counts: Partial<Record<string, Counts>> = walked;
const sorted = Object.entries(machineFacts).toSorted(([, a], [, b]) => a.name.localeCompare(b.name, 'en'));

/** All machines, each with its work, its size, its demo and its chart. */
export function MachineList() {
  return (
    <Suspense>
      {sorted.map(([id, facts]) => (
        <Machine key={id} id={id} {...facts} />
      ))}
    </Suspense>
  );
}

function Machine({ id, name, purpose, demo }: MachineFacts & { id: string }) {
  const { states: [states] = [], transitions: [transitions] = [] } = counts[id] ?? {};
  return (
    <section>
      <h3 id={id}>{name}</h3>
      <p>
        {purpose} {states} states, {transitions} transitions. {demo && <PageLinkOf page={demo}>Demo</PageLinkOf>}
      </p>
      <MachineChart id={id} />
    </section>
  );
}
