import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Chart } from '../chart/chart.ts';
import { foldChart, foldedAtFirst, framesIn } from '../chart/fold.ts';
import { StateList } from '../panel/StateList.tsx';
import { activeBoxes } from './active-boxes.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { draw } from './mirror.ts';
import { useHasRoom } from './useHasRoom.ts';
import { usePanAndZoom } from './usePanAndZoom.ts';

interface ChartCanvasProps {
  chart: Chart;
  /** Name of its machine. */
  name: string;
  /** Paths of the active states, outermost first. */
  active: readonly string[];
  /** Ids of the transitions taken last. */
  taken: readonly string[];
  /** Whether it begins at the right. */
  isMirrored: boolean;
}

/** Farther than a press moves by itself. */
const DRAGGED = 4;

/** The drawing on a surface that can be moved and enlarged, with the active state in sight and regions that open and close. */
export default function ChartCanvas({ chart, name, active, taken, isMirrored }: ChartCanvasProps) {
  const [folded, setFolded] = useState(() => foldedAtFirst(chart));
  const key = JSON.stringify(foldChart(chart, folded));
  const drawing = useMemo(() => draw(JSON.parse(key) as Chart, isMirrored), [key, isMirrored]);
  const surface = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ path: string; x: number; y: number } | null>(null);
  const { view, handlers, zoomBy, bringIntoSight } = usePanAndZoom(surface, drawing);
  const hasRoom = useHasRoom(surface);
  const paths = JSON.stringify(active);
  const isFolded = folded.length > 0;
  const label = `Chart of ${name}. Plus and minus zoom, arrows move, 0 shows the active state. A list follows.`;
  const reactions = { ...handlers, onKeyDown, onPointerDown, onPointerUp };

  useEffect(() => {
    const boxes = activeBoxes(drawing, JSON.parse(paths) as string[]);
    if (boxes && hasRoom) bringIntoSight(boxes);
  }, [drawing, paths, hasRoom, bringIntoSight]);

  return (
    <div className="sc-canvas">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move what is seen, as in any area that scrolls */}
      <div ref={surface} className="sc-surface" role="group" tabIndex={0} aria-label={label} {...reactions}>
        <svg width="100%" height="100%" aria-hidden="true">
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`} className="sc-drawing">
            <ChartDrawing {...{ drawing, active, taken, isMirrored }} />
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
        {framesIn(chart).length > 0 && (
          <button type="button" className="sc-unfold" onClick={() => setFolded(isFolded ? [] : foldedAtFirst(chart))}>
            {isFolded ? 'Unfold all' : 'Fold'}
          </button>
        )}
      </div>
    </div>
  );

  function onKeyDown(event: KeyboardEvent) {
    const boxes = event.key === '0' && activeBoxes(drawing, active);
    if (!boxes) return handlers.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    return bringIntoSight(boxes, { isCentred: true });
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const path = event.target instanceof Element && event.target.closest('[data-fold]')?.getAttribute('data-fold');
    pressed.current = path ? { path, x: event.clientX, y: event.clientY } : null;
    handlers.onPointerDown(event);
  }

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    handlers.onPointerUp();
    if (!pressed.current) return;
    const { path, x, y } = pressed.current;
    pressed.current = null;
    if (Math.hypot(clientX - x, clientY - y) > DRAGGED) return;
    setFolded(folded.includes(path) ? folded.filter((other) => other !== path) : [...folded, path]);
  }
}
