import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis';
import { GridColumns, GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import type { Box } from './box.ts';
import { shownTexts } from './box.ts';

/** A text of an axis and where it stands along it. */
export interface Tick {
  at: number;
  text: string;
}

interface GridProps {
  box: Box;
  /** Positions of the lines. */
  at: readonly number[];
  /**
   * Whether they run across or from top to bottom.
   * @default 'rows'
   */
  lines?: 'rows' | 'columns';
}

/** Positions in pixels are their own scale. */
const pixels = scaleLinear<number>({ domain: [0, 1], range: [0, 1] });

/** Dashed hairlines at the values of an axis. */
export function Grid({ box, at, lines = 'rows' }: GridProps) {
  const shared = { scale: pixels, tickValues: [...at] };
  return (
    <g data-part="grid">
      {lines === 'rows' ? (
        <GridRows {...shared} left={box.left} width={box.right - box.left} />
      ) : (
        <GridColumns {...shared} top={box.top} height={box.bottom - box.top} />
      )}
    </g>
  );
}

interface AxisProps {
  box: Box;
  ticks: readonly Tick[];
}

/** The texts at the side where lines start. */
export function SideAxis({ box, ticks, isRtl }: AxisProps & { isRtl: boolean }) {
  const Axis = isRtl ? AxisRight : AxisLeft;
  return (
    <Axis
      left={isRtl ? box.right : box.left}
      scale={pixels}
      tickValues={ticks.map(({ at }) => at)}
      tickFormat={(_, index) => ticks[index]?.text}
      tickLength={8}
      hideAxisLine
      hideTicks
      tickComponent={({ x, y, formattedValue }) => (
        <text x={x} y={y} dy="0.32em" textAnchor={isRtl ? 'start' : 'end'}>
          {formattedValue}
        </text>
      )}
    />
  );
}

/** The texts below; as many as there is room for. */
export function LowerAxis({ box, ticks }: AxisProps) {
  const texts = ticks.map(({ text }) => text);
  const shown = shownTexts(texts, spanOf(ticks)).flatMap((index) => ticks[index] ?? []);
  return (
    <>
      <line data-part="base" x1={box.left} x2={box.right} y1={box.bottom} y2={box.bottom} />
      <AxisBottom
        top={box.bottom}
        scale={pixels}
        tickValues={shown.map(({ at }) => at)}
        tickFormat={(_, index) => shown[index]?.text}
        tickLength={8}
        hideAxisLine
        hideTicks
        tickComponent={({ x, y, formattedValue }) => (
          <text x={x} y={y} textAnchor="middle">
            {formattedValue}
          </text>
        )}
      />
    </>
  );
}

interface AxisTitlesProps {
  /** The size of the drawing. */
  width: number;
  height: number;
  isRtl: boolean;
  /** The measures of the side axis and the lower axis. */
  side: string;
  below: string;
}

/** Says what the axes measure, where each of them ends. */
export function AxisTitles({ width, height, isRtl, side, below }: AxisTitlesProps) {
  return (
    <g data-part="axis-titles">
      <text x={isRtl ? width : 0} y={10} textAnchor={isRtl ? 'end' : 'start'}>
        {side}
      </text>
      <text x={isRtl ? 8 : width - 8} y={height - 4} textAnchor={isRtl ? 'start' : 'end'}>
        {below}
      </text>
    </g>
  );
}

const spanOf = (ticks: readonly Tick[]) => Math.abs((ticks.at(-1)?.at ?? 0) - (ticks[0]?.at ?? 0));
