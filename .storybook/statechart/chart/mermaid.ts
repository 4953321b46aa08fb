import type { Chart, ChartState, ChartTransition } from './chart.ts';
import type { Coverage, Walked } from '../walk/coverage.ts';

/** A chart as a Mermaid state diagram: what it answers without moving is left to the table. */
export function mermaidOf(chart: Chart): string {
  const moves = chart.transitions.flatMap((transition) =>
    transition.targets
      .filter((target) => target !== transition.source)
      .map((target) => `  ${idOf(chart, transition.source)} --> ${idOf(chart, target)} : ${labelOf(transition)}`),
  );
  return ['stateDiagram-v2', ...statesIn(chart, '', '  '), ...moves].join('\n');
}

/** The page about one machine: the drawing, its states, and all that they answer. */
export function pageOf(chart: Chart): string {
  const rows = chart.transitions.map(
    ({ source, words, guard, targets, actions }) =>
      `| ${code(source || chart.id)} | ${words} | ${guard ?? ''} | ${targets.map((path) => code(path || chart.id)).join(', ') || 'stays'} | ${actions.join(', ')} |`,
  );
  return `# ${chart.id}

Written by \`npm run machines\` from the machine; a test fails when the two differ.

\`\`\`mermaid
${mermaidOf(chart)}
\`\`\`

## Transitions

Answers to the same event are tried from top to bottom.

| In | On | If | Goes to | And does |
| --- | --- | --- | --- | --- |
${rows.map((row) => row.replaceAll(/ +/g, ' ')).join('\n')}
`;
}

/** The page about all machines: what walks through them reach. */
export function indexOf(machines: ReadonlyArray<{ id: string; coverage: Coverage }>): string {
  const rows = machines.map(
    ({ id, coverage: { states, transitions, guards } }) =>
      `| [${id}](machines/${id}.md) | ${share(states)} | ${share(transitions)} | ${share(guards)} |`,
  );
  return `# Machines

Written by \`npm run machines\`; a test fails when a machine changes and this does not.

Each machine is walked from its beginning through everything that can happen: every state is reached, every transition is taken, and every
guard both lets through and holds back. A machine that cannot be walked completely fails the tests.
[How to add a machine](writing/machine.md).

| Machine | States | Transitions | Guards, both ways |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function statesIn(chart: Chart, parent: string, indent: string): string[] {
  const owner = chart.states.find(({ path }) => path === parent);
  const first = owner?.initial ? [`${indent}[*] --> ${idOf(chart, owner.initial)}`] : [];
  const children = chart.states.filter((state) => state.parent === parent);
  return [...first, ...children.flatMap((state) => lines(chart, state, indent))];
}

function lines(chart: Chart, state: ChartState, indent: string): string[] {
  const id = idOf(chart, state.path);
  const named = `${indent}state "${state.name}" as ${id}`;
  if (state.kind === 'final') return [named, `${indent}${id} --> [*]`];
  if (state.kind !== 'compound' && state.kind !== 'parallel') return [named];
  return [`${named} {`, ...statesIn(chart, state.path, `${indent}  `), `${indent}}`];
}

function labelOf({ words, guard }: ChartTransition): string {
  // Mermaid ends a label at a colon or a semicolon.
  return (guard ? `${words} [${guard}]` : words).replaceAll(/: ?/g, ' – ').replaceAll(';', ',');
}

const idOf = ({ id }: Chart, path: string) => (path === '' ? id : path.replaceAll(/\W/g, '_'));
const code = (text: string) => `\`${text}\``;
const share = ({ all, missing }: Walked) => `${all - missing.length} of ${all}`;
