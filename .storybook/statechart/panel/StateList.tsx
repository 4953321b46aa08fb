import type { Chart, ChartState } from '../chart/chart.ts';

interface StateListProps {
  chart: Chart;
  /** Paths of the active states. */
  active: readonly string[];
}

/** The same as the drawing, as a list to be read. */
export function StateList({ chart, active }: StateListProps) {
  return <ul className="sc-tree">{childrenOf(chart, null).map((state) => item(chart, state, active))}</ul>;
}

function item(chart: Chart, state: ChartState, active: readonly string[]) {
  const children = childrenOf(chart, state.path);
  const answers = chart.transitions.filter(({ source }) => source === state.path);
  return (
    <li key={state.path} data-active={active.includes(state.path) || undefined}>
      <strong aria-current={active.includes(state.path) ? 'step' : undefined}>{state.name}</strong>
      {state.kind === 'final' && ' (the end)'}
      {answers.length > 0 && (
        <ul className="sc-answers">
          {answers.map(({ id, words, guard, targets }) => (
            <li key={id}>
              <bdi>
                {words}
                {guard && <em> if {guard}</em>}
                {targets.length > 0
                  ? ` → ${targets.map((path) => chart.states.find((other) => other.path === path)?.name).join(', ')}`
                  : ' stays'}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      {children.length > 0 && <ul>{children.map((child) => item(chart, child, active))}</ul>}
    </li>
  );
}

const childrenOf = ({ states }: Chart, path: string | null) => states.filter(({ parent }) => parent === path);
