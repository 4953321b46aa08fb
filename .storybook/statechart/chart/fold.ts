import type { Chart, ChartState } from './chart.ts';

/** The frames that are closed at first: regions that go on side by side, and whatever lies two levels deep. */
export function foldedAtFirst(chart: Chart): string[] {
  const kindOf = new Map(chart.states.map(({ path, kind }) => [path, kind]));
  return framesOf(chart)
    .filter(({ parent }) => parent !== null && (parent !== '' || kindOf.get(parent) === 'parallel'))
    .map(({ path }) => path);
}

/** All frames that can be closed. */
export const framesIn = (chart: Chart): string[] => framesOf(chart).map(({ path }) => path);

/** The chart with some frames closed: each is one state, which leads to all that the states inside lead to. */
export function foldChart(chart: Chart, folded: readonly string[]): Chart {
  const closedAround = (path: string) => folded.filter((frame) => path.startsWith(`${frame}.`)).toSorted(byLength)[0];
  const shown = (path: string) => closedAround(path) ?? path;
  const isClosed = (path: string) => folded.includes(path);

  const states = chart.states.flatMap((state): ChartState[] => {
    if (closedAround(state.path) !== undefined) return [];
    if (!isClosed(state.path)) return [state];
    const inside = chart.states.filter(({ path }) => path.startsWith(`${state.path}.`)).length;
    return [{ ...state, kind: 'atomic', initial: null, inside }];
  });
  const transitions = chart.transitions.flatMap((transition) => {
    const source = shown(transition.source);
    const targets = transition.targets.map(shown);
    const isInside = source !== transition.source && targets.every((target) => target === source);
    return isInside ? [] : [{ ...transition, source, targets }];
  });
  return {
    ...chart,
    states: states.map((state) => (state.initial === null ? state : { ...state, initial: shown(state.initial) })),
    transitions,
  };
}

const framesOf = ({ states }: Chart) =>
  states.filter(({ kind, parent }) => parent !== null && (kind === 'compound' || kind === 'parallel'));

const byLength = (one: string, other: string) => one.length - other.length;
