import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart/chart.ts';
import { layOut } from '../drawing/chart.layout.ts';
import { ChartDrawing } from '../drawing/ChartDrawing.tsx';
import { statechartCss } from './panel.styles.ts';
import { StateList } from './StateList.tsx';

interface StatechartProps {
  /** The machine to draw. */
  of: AnyStateMachine;
}

/** The chart of a machine, for pages of documentation. */
export function Statechart({ of }: StatechartProps) {
  const chart = useMemo(() => chartOf(of), [of]);
  const drawing = useMemo(() => layOut(chart), [chart]);

  return (
    <figure className="statechart sc-figure">
      <style>{statechartCss}</style>
      <svg
        role="img"
        aria-label={`Chart of ${chart.id}; the list below says the same`}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      >
        <ChartDrawing drawing={drawing} active={[]} taken={[]} />
      </svg>
      <details>
        <summary>As a list</summary>
        <StateList chart={chart} active={[]} />
      </details>
    </figure>
  );
}
