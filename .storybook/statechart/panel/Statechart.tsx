import { useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart/chart.ts';
import { foldChart, foldedAtFirst } from '../chart/fold.ts';
import { machineName } from '../chart/machines.data.ts';
import { draw } from '../drawing/mirror.ts';
import { ChartDrawing } from '../drawing/ChartDrawing.tsx';
import { statechartCss } from './panel.styles.ts';
import { inWords, type Words } from '../words/words.ts';
import { StateList } from './StateList.tsx';

interface StatechartProps {
  /** The machine to draw. */
  of: AnyStateMachine;
  /** Its plain words; without them, the names of the code. */
  words?: Words | undefined;
}

/** The chart of a machine, for pages of documentation. */
export function Statechart({ of, words }: StatechartProps) {
  const chart = useMemo(() => inWords(chartOf(of), words), [of, words]);
  const [isFolded, setFolded] = useState(true);
  const regions = useMemo(() => foldedAtFirst(chart), [chart]);
  const isMirrored = useSyncExternalStore(watchDirection, isRightToLeft);
  const drawing = useMemo(
    () => draw(foldChart(chart, isFolded ? regions : []), isMirrored),
    [chart, regions, isFolded, isMirrored],
  );
  const label = `Chart of ${machineName(chart.id)}; the list below says the same`;

  return (
    <figure className="statechart sc-figure">
      <style>{statechartCss}</style>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <div className="sc-scroll" role="group" tabIndex={0} aria-label={`Drawing of ${machineName(chart.id)}`}>
        <svg role="img" aria-label={label} width={drawing.width} height={drawing.height}>
          <ChartDrawing drawing={drawing} active={[]} taken={[]} isMirrored={isMirrored} />
        </svg>
      </div>
      {regions.length > 0 && (
        <button type="button" className="sc-technical" onClick={() => setFolded(!isFolded)}>
          {isFolded ? 'Unfold all' : 'Fold'}
        </button>
      )}
      <details>
        <summary>As a list</summary>
        <StateList chart={chart} active={[]} />
      </details>
    </figure>
  );
}

const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** The page gets its direction after it is drawn. */
function watchDirection(onChange: () => void) {
  const watch = new MutationObserver(onChange);
  watch.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => watch.disconnect();
}
