import type { AnyStateMachine } from 'xstate';
import { chartOf } from '#storybook/statechart/chart/chart.ts';
import { type Coverage, measure } from '#storybook/statechart/walk/coverage.ts';
import type { Exploration } from '#storybook/statechart/walk/explore.ts';
import { indexOf, pageOf } from '#storybook/statechart/chart/mermaid.ts';
import type { WalkedMachine } from '#storybook/statechart/walk/walk.ts';

/** A machine with what its walk reached. */
export interface Measured {
  id: string;
  page: string;
  coverage: Coverage;
  exploration: Exploration;
}

/** Walks a machine and writes its page. */
export function measureMachine({ explore }: WalkedMachine): Measured {
  const exploration = explore();
  const chart = chartOf(exploration.machine);
  return { id: chart.id, page: pageOf(chart), coverage: measure(exploration), exploration };
}

/** The states, transitions and guards that no walk has reached, as sentences. */
export function missingIn({ id, coverage }: Measured): string[] {
  return Object.entries(coverage).flatMap(([kind, { missing }]) =>
    (missing as string[]).map((one) => `${id}: no walk reaches the ${kind.replace(/s$/, '')} ${one}`),
  );
}

/** The files with machines that nobody walks: neither the file itself nor a machine that it exports. */
export function withoutWalk(
  machineFiles: Record<string, Record<string, unknown>>,
  walkFiles: readonly string[],
  walkedIds: readonly string[],
): string[] {
  return Object.entries(machineFiles)
    .filter(([file, exported]) => {
      const hasWalkBeside = walkFiles.includes(file.replace(/\.machine\.ts$/, '.walk.testing.ts'));
      return !hasWalkBeside && !Object.values(exported).some((one) => isMachine(one) && walkedIds.includes(one.id));
    })
    .map(([file]) => file.replace(/^.*?admin\/src\//, ''))
    .toSorted();
}

const DRAWING = /```mermaid\n.*?\n```/s;

/**
 * A page that is written by hand, with its drawing as the machine is now.
 *
 * @throws when nobody walks such a machine
 */
export function redraw(page: string, id: string, machines: readonly Measured[]): string {
  const drawing = machines.flatMap((machine) => (machine.id === id ? (DRAWING.exec(machine.page) ?? []) : [])).at(0);
  if (drawing === undefined) throw new Error(`No walk has a machine "${id}".`);
  return page.replace(DRAWING, () => drawing);
}

/** The page with all machines. */
export function writeIndex(machines: readonly Measured[]): string {
  return indexOf(machines.toSorted((one, other) => one.id.localeCompare(other.id)));
}

/** The same for the panel in Storybook: how many states, transitions and guards of each machine there are, and how many are walked. */
export function writeBadges(machines: readonly Measured[]): string {
  const badges = machines
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map(({ id, coverage }) => [
      id,
      Object.fromEntries(
        Object.entries(coverage).map(([kind, { all, missing }]) => [kind, [all - missing.length, all]]),
      ),
    ]);
  return `${JSON.stringify(Object.fromEntries(badges), null, 2).replaceAll(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`;
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'id' in value;
}
