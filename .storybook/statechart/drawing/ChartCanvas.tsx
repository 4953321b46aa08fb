import { useEffect, useMemo, useRef } from 'react';
import type { Chart } from '../chart/chart.ts';
import { type Box, type Drawing, layOut } from './chart.layout.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { StateList } from '../panel/StateList.tsx';
import { useHasRoom } from './useHasRoom.ts';
import { usePanAndZoom } from './usePanAndZoom.ts';
import { around } from './view.ts';

interface ChartCanvasProps {
  chart: Chart;
  /** Paths of the active states, outermost first. */
  active: readonly string[];
  /** Ids of the transitions taken last. */
  taken: readonly string[];
}

/** The drawing on a surface that can be moved and enlarged, with the active state in sight. */
export default function ChartCanvas({ chart, active, taken }: ChartCanvasProps) {
  const key = JSON.stringify(chart);
  const drawing = useMemo(() => layOut(JSON.parse(key) as Chart), [key]);
  const surface = useRef<HTMLDivElement>(null);
  const { view, handlers, zoomBy, fit, bringIntoSight } = usePanAndZoom(surface, drawing);
  const hasRoom = useHasRoom(surface);
  const paths = JSON.stringify(active);

  useEffect(() => {
    const boxes = activeBoxes(drawing, JSON.parse(paths) as string[]);
    if (boxes && hasRoom) bringIntoSight(boxes);
  }, [drawing, paths, hasRoom, bringIntoSight]);

  return (
    <div className="sc-canvas">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move what is seen, as in any area that scrolls */}
      <div ref={surface} className="sc-surface" role="group" tabIndex={0} aria-label={describe(chart)} {...handlers}>
        <svg width="100%" height="100%" aria-hidden="true">
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`} className="sc-drawing">
            <ChartDrawing drawing={drawing} active={active} taken={taken} />
          </g>
        </svg>
      </div>
      <div className="sc-hidden">
        <StateList chart={chart} active={active} />
      </div>
      <div className="sc-zoom" role="group" aria-label="Zoom">
        <button type="button" aria-label="Enlarge" title="Enlarge (+)" onClick={() => zoomBy(1.25)}>
          +
        </button>
        <button type="button" aria-label="Reduce" title="Reduce (−)" onClick={() => zoomBy(0.8)}>
          −
        </button>
        <button type="button" aria-label="Show all" title="Show all (0)" onClick={fit}>
          ⤢
        </button>
      </div>
    </div>
  );
}

const describe = ({ id }: Chart) => `Chart of ${id}. Plus and minus zoom, arrows move, 0 shows all. A list follows.`;

/** The boxes to show: all active states, the innermost ones, or the last of these. The chart's own box would show everything. */
function activeBoxes({ states }: Drawing, active: readonly string[]): readonly [Box, ...Box[]] | undefined {
  const boxesOf = (paths: readonly string[]) =>
    paths.flatMap((path) => states.find((state) => path && state.path === path)?.box ?? []);
  const isInnermost = (path: string) => !active.some((other) => other.startsWith(`${path}.`));
  const [outer, ...others] = boxesOf(active);
  const [leaf, ...leaves] = boxesOf(active.filter(isInnermost));
  return outer && leaf && [around([outer, ...others]), around([leaf, ...leaves]), leaves.at(-1) ?? leaf];
}
