import { HeatmapRect } from '@visx/heatmap';
import { LowerAxis, SideAxis } from '../chart/plot/Axes.tsx';
import { boxFor } from '../chart/plot/box.ts';
import type { Drawing, Space } from '../chart/chart.types.ts';
import { isInside, type Rect } from '../chart/plot/bars.ts';
import { shadeStyle } from '../chart/series/Swatch.tsx';
import type { Cartesian } from '../chart/plot/useCartesian.ts';
import { type HeatRange, rangeOf } from './ranges.ts';

interface Cell {
  row: number;
  value: number | null;
}

/** Draws shades into the room that there is. A number stands in each cell where there is room for it. */
export function drawHeatmap(cartesian: Cartesian, ranges: readonly HeatRange[], space: Space): Drawing {
  const { series, categories, formatValue } = cartesian;
  const { width, height, isRtl, isShown } = space;
  const names = series.map(({ label }) => label);
  const box = boxFor({ width, height, isRtl, side: names, below: categories });
  const [binWidth, binHeight] = [
    (box.right - box.left) / Math.max(categories.length, 1),
    (box.bottom - box.top) / Math.max(series.length, 1),
  ];
  const column = (index: number) => (isRtl ? box.right - (index + 1) * binWidth : box.left + index * binWidth);
  const line = (row: number) => box.top + row * binHeight;
  const middleOf = (index: number, row: number) => ({ x: column(index) + binWidth / 2, y: line(row) + binHeight / 2 });
  const isOn = (value: number | null) => value !== null && isShown(rangeOf(ranges, value));
  const columns = categories.map((_, index) =>
    series.map(({ values }, row): Cell => ({ row, value: values[index] ?? null })),
  );
  const hasNumbers = binWidth > 25 && binHeight > 18;

  return {
    marks: series.map(({ values }, row) =>
      categories.map((_, index) => (isOn(values[index] ?? null) ? middleOf(index, row) : null)),
    ),
    pick: (spot) => {
      if (!isInside(box, spot)) return undefined;
      const along = Math.floor((spot.x - box.left) / binWidth);
      const index = isRtl ? categories.length - 1 - along : along;
      return { series: Math.floor((spot.y - box.top) / binHeight), index };
    },
    tip: ({ series: row, index }) => {
      const value = series[row]?.values[index] ?? 0;
      const current = rangeOf(ranges, value);
      return {
        title: categories[index] ?? '',
        rows: [{ series: current, label: names[row] ?? '', value: formatValue(value) }],
        current,
      };
    },
    plot: (
      <>
        <SideAxis box={box} isRtl={isRtl} ticks={names.map((text, row) => ({ at: middleOf(0, row).y, text }))} />
        <LowerAxis box={box} ticks={categories.map((text, index) => ({ at: middleOf(index, 0).x, text }))} />
        <HeatmapRect<Cell[], Cell>
          data={columns}
          bins={(cells) => cells}
          count={({ value }) => value ?? 0}
          xScale={column}
          yScale={line}
          binWidth={binWidth}
          binHeight={binHeight}
          gap={3}
        >
          {(heat) =>
            heat
              .flat()
              .map(({ bin: { row, value }, column: index, ...rect }) => (
                <OneCell
                  key={`${row} ${index}`}
                  rect={rect}
                  step={value === null ? 0 : rangeOf(ranges, value)}
                  steps={ranges.length}
                  isOn={isOn(value)}
                  text={hasNumbers && value !== null ? formatValue(value) : ''}
                />
              ))
          }
        </HeatmapRect>
      </>
    ),
    highlight: ({ series: row, index }) => (
      <rect
        data-part="edge"
        x={column(index) + 0.5}
        y={line(row) + 0.5}
        width={Math.max(binWidth - 2, 1)}
        height={Math.max(binHeight - 2, 1)}
        rx={5}
      />
    ),
  };
}

interface OneCellProps {
  rect: Rect;
  step: number;
  steps: number;
  isOn: boolean;
  /** The label of the cell, where it fits. */
  text: string;
}

function OneCell({ rect: { x, y, width, height }, step, steps, isOn, text }: OneCellProps) {
  return (
    <g data-off={!isOn || undefined} style={shadeStyle(step, steps)}>
      <rect data-part="shade-cell" x={x} y={y} width={width} height={height} rx={4} />
      {text && (
        <text
          data-part={step === steps - 1 ? 'on-dark' : 'on-light'}
          x={x + width / 2}
          y={y + height / 2}
          dy="0.35em"
          textAnchor="middle"
        >
          {text}
        </text>
      )}
    </g>
  );
}
