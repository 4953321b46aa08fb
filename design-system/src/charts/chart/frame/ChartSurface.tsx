import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import type { ChartItem, ChartProps, Drawing, Position, Spot, Tip } from '../chart.types.ts';
import { Condensed, Surface } from './ChartFrame.styles.ts';
import { Plot } from '../plot/Plot.styles.ts';
import { ChartTip } from './ChartTip.tsx';
import { firstPosition, nextPosition, type PositionKey } from '../plot/positions.ts';
import type { SwatchKind } from '../series/Swatch.tsx';

interface ChartSurfaceProps {
  label: string;
  summary: string;
  items: readonly ChartItem[];
  kind: SwatchKind;
  drawing: Drawing;
  width: number;
  height: number;
  isRtl: boolean;
  onChoose: ChartProps['onChoose'] | undefined;
}

interface ActivePoint {
  position: Position;
  /** Only the keyboard announces a value: a pointer user reads the tooltip. */
  by: 'keys' | 'pointer';
}

/**
 * The drawing and what one finds in it by pointer and keys. The plot is the same element while people look around, so only the
 * layer above it is drawn again.
 */
export function ChartSurface(props: ChartSurfaceProps) {
  const { label, summary, items, kind, drawing, width, height, isRtl, onChoose } = props;
  const { t } = useLingui();
  const summaryId = useId();
  const [activePoint, setActivePoint] = useState<ActivePoint>();
  const spot = activePoint && drawing.marks[activePoint.position.series]?.[activePoint.position.index];
  const tip = activePoint && spot ? drawing.tip(activePoint.position) : undefined;

  // The first tap of a finger only shows a value.
  const wasShown = useRef(false);

  const choose = (position: Position) => {
    const item = drawing.itemAt?.(position) ?? position.series;
    onChoose?.({ id: items[item]?.id ?? '', index: position.index });
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const position = drawing.pick(spotUnder(event));
    if (!isSame(position, activePoint?.position)) setActivePoint(position && { position, by: 'pointer' });
  };
  const pointDown = (event: PointerEvent<HTMLElement>) => {
    wasShown.current = event.pointerType !== 'touch' || isSame(drawing.pick(spotUnder(event)), activePoint?.position);
    point(event);
  };
  const start = () => {
    const position = activePoint && spot ? activePoint.position : firstPosition(drawing.marks);
    setActivePoint(position && { position, by: 'keys' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && activePoint) setActivePoint(undefined);
    else if (event.key === 'Enter' && activePoint?.by === 'keys' && spot && onChoose) choose(activePoint.position);
    else if (event.key === 'Enter' || event.key === ' ') start();
    else if (!isPositionKey(event.key)) return;
    else if (!activePoint || !spot) start();
    else setActivePoint({ position: nextPosition(drawing.marks, activePoint.position, event.key, isRtl), by: 'keys' });
    event.preventDefault();
  };

  const sheet = {
    width,
    height,
    'aria-hidden': true,
    'data-direction': isRtl ? 'rtl' : 'ltr',
  };

  const surface = (
    <Surface
      role="application"
      aria-roledescription={t`chart`}
      aria-label={label}
      aria-describedby={drawing.isCondensed ? `${summaryId} ${summaryId}-condensed` : summaryId}
      tabIndex={0}
      style={{ blockSize: height }}
      onPointerMove={point}
      data-choosable={(onChoose && activePoint !== undefined) || undefined}
      onPointerDown={pointDown}
      onClick={() => activePoint && wasShown.current && choose(activePoint.position)}
      // A finger leaves when it is lifted; what it found stays to be read.
      onPointerLeave={({ pointerType }) =>
        pointerType !== 'touch' && activePoint?.by === 'pointer' && setActivePoint(undefined)
      }
      onBlur={() => setActivePoint(undefined)}
      onKeyDown={press}
    >
      <Plot {...sheet}>{drawing.plot}</Plot>
      {activePoint && spot && <Plot {...sheet}>{drawing.highlight(activePoint.position, spot)}</Plot>}
      {activePoint && spot && tip && <ChartTip {...{ tip, spot, items, kind, width, height, isRtl }} />}
      <VisuallyHidden id={summaryId}>
        {summary} {t`Arrow keys go from value to value.`} {onChoose && t`Enter opens what is behind it.`}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {activePoint?.by === 'keys' && tip && announcementOf(tip, items.length)}
      </VisuallyHidden>
    </Surface>
  );
  return (
    <>
      {surface}
      {drawing.isCondensed && (
        <Condensed id={`${summaryId}-condensed`}>
          <Trans>The drawing is condensed. The table has every value.</Trans>
        </Condensed>
      )}
    </>
  );
}

/** The place and its value: "May, 1.234". The name of the only series is that of the chart, and not repeated. */
function announcementOf({ title, rows, current, announced }: Tip, series: number): string {
  const row = rows.find((each) => each.series === current);
  const value = row && (series === 1 && title ? row.value : `${row.label} ${row.value}`);
  return [title, announced ?? value].filter(Boolean).join(', ');
}

function spotUnder({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Spot {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const isSame = (one: Position | undefined, other: Position | undefined) =>
  one?.series === other?.series && one?.index === other?.index;

const positionKeys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

const isPositionKey = (key: string): key is PositionKey => positionKeys.includes(key);
