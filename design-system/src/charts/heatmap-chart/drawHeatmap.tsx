import { HeatmapRect } from '@visx/heatmap';
import { mostOf } from '../../lib/extent.ts';
import { LowerAxis, SideAxis } from '../chart/plot/Axes.tsx';
import { type Box, boxFor } from '../chart/plot/box.ts';
import { groupsOf } from '../chart/plot/thin.ts';
import type { Drawing, Shade, Space } from '../chart/chart.types.ts';
import { isInside, type Rect } from '../chart/plot/bars.ts';
import { shadeStyle } from '../chart/series/Swatch.tsx';
import type { Cartesian } from '../chart/plot/useCartesian.ts';
import { type HeatRange, rangeOf, shadesOf } from './ranges.ts';

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
  const columns = columnsIn(series, categories.length, (box.right - box.left) / 4);
  const hasNumbers = binWidth > 25 && binHeight > 18;

  return {
    isCondensed: columns.length < categories.length,
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
        <Cells columns={columns} {...{ box, isRtl, binHeight, ranges, isOn }}>
          {(value) => (hasNumbers ? formatValue(value) : '')}
        </Cells>
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

interface CellsProps {
  columns: Cell[][];
  box: Box;
  isRtl: boolean;
  binHeight: number;
  ranges: readonly HeatRange[];
  isOn: (value: number | null) => boolean;
  /** Writes the value of a cell, where it fits. */
  children: (value: number) => string;
}

function Cells({ columns, box, isRtl, binHeight, ranges, isOn, children: textOf }: CellsProps) {
  const width = (box.right - box.left) / Math.max(columns.length, 1);
  const shades = shadesOf(ranges);
  const shadeOf = (value: number | null) => shades[rangeOf(ranges, value ?? 0)] ?? NO_SHADE;
  return (
    <HeatmapRect<Cell[], Cell>
      data={columns}
      bins={(cells) => cells}
      count={({ value }) => value ?? 0}
      xScale={(at) => (isRtl ? box.right - (at + 1) * width : box.left + at * width)}
      yScale={(row) => box.top + row * binHeight}
      binWidth={width}
      binHeight={binHeight}
      gap={Math.min(3, width / 3, binHeight / 3)}
    >
      {(heat) =>
        heat
          .flat()
          .map(({ bin: { row, value }, column: index, ...rect }) => (
            <OneCell
              key={`${row} ${index}`}
              rect={rect}
              shade={shadeOf(value)}
              isOn={isOn(value)}
              text={value === null ? '' : textOf(value)}
            />
          ))
      }
    </HeatmapRect>
  );
}

const MOST_CELLS = 6000;

/** The cells of the columns that are drawn: several places share one, and show their greatest value, where there is no room for all. */
function columnsIn(series: Cartesian['series'], count: number, room: number): Cell[][] {
  const shown = Math.max(Math.floor(Math.min(room, MOST_CELLS / Math.max(series.length, 1))), 1);
  const all = Array.from({ length: count }, (_, index) => index);
  const places = groupsOf(all, (index) => (count <= shown ? index : Math.floor((index / count) * shown)));
  return places.map((indices) =>
    series.map(({ values }, row) => ({ row, value: greatestOf(indices.map((index) => values[index] ?? null)) })),
  );
}

function greatestOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? mostOf(known) : null;
}

interface OneCellProps {
  rect: Rect;
  shade: Shade;
  isOn: boolean;
  /** The label of the cell, where it fits. */
  text: string;
}

const NO_SHADE: Shade = { percent: 0, isBelowZero: false };

function OneCell({ rect: { x, y, width, height }, shade, isOn, text }: OneCellProps) {
  const onDark = shade.isBelowZero ? 'on-dark-red' : 'on-dark';
  return (
    <g data-off={!isOn || undefined} style={shadeStyle(shade)}>
      <rect data-part="shade-cell" x={x} y={y} width={width} height={height} rx={4} />
      {text && (
        <text
          data-part={shade.percent === 100 ? onDark : 'on-light'}
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
