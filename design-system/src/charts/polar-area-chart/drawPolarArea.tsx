import { Circle } from '@visx/shape';
import type { Drawing, Space } from '../chart/chart.types.ts';
import { shortNumber } from '../chart/summary/numbers.ts';
import { distance } from '../chart/plot/positions.ts';
import { angleOf, mirror, pointAt, type Slice, sliceAt, slicesOf } from '../chart/round/round.ts';
import { anglesOf, SliceEdge, Slices } from '../chart/round/Slices.tsx';
import type { Parts } from '../chart/round/useParts.ts';
import { valueScale } from '../chart/plot/value-scale.ts';

/** Draws slices of one angle and different lengths into the room that there is. */
export function drawPolarArea(whole: Parts, space: Space): Drawing {
  const { parts, formatValue } = whole;
  const { width, height, isRtl, isShown, id } = space;
  const middle = { x: width / 2, y: height / 2 };
  const radius = Math.max(Math.min(width, height) / 2 - 8, 10);
  const scale = valueScale({ values: parts.filter((_, at) => isShown(at)).map(({ value }) => value) });
  const lengthOf = (part: number) => Math.max(scale(parts[part]?.value ?? 0), 0) * radius;
  const ticks = scale.ticks(4).filter((tick) => scale(tick) > 0);
  const slices = slicesOf(
    parts.map(() => 1),
    isShown,
  );
  const byPart = new Map(slices.map((slice) => [slice.part, slice]));
  const arcOf = (slice: Slice, grown = 0) => ({
    ...anglesOf(slice, isRtl),
    innerRadius: 0,
    outerRadius: lengthOf(slice.part) + grown,
  });

  return {
    marks: [
      parts.map((_, part) => {
        const slice = byPart.get(part);
        return slice ? pointAt(middle, mirror((slice.from + slice.to) / 2, isRtl), lengthOf(part) * 0.7) : null;
      }),
    ],
    pick: (spot) => {
      if (distance(middle, spot) > radius) return undefined;
      const index = sliceAt(slices, mirror(angleOf(middle, spot), isRtl));
      return index === undefined ? undefined : { series: 0, index };
    },
    itemAt: ({ index }) => index,
    tip: ({ index }) => {
      const part = parts[index];
      const row = part && { series: index, label: part.label, value: formatValue(part.value) };
      return { title: '', rows: row ? [row] : [], current: index };
    },
    plot: (
      <>
        <g data-part="grid">
          {ticks.map((tick) => (
            <Circle key={tick} cx={middle.x} cy={middle.y} r={scale(tick) * radius} />
          ))}
        </g>
        <Slices {...{ parts, slices, middle, id }} arcOf={(slice) => arcOf(slice)} />
        {ticks.map((tick) => (
          <text
            key={tick}
            data-part="over"
            x={middle.x}
            y={middle.y - scale(tick) * radius}
            dy="0.35em"
            textAnchor="middle"
          >
            {shortNumber(tick)}
          </text>
        ))}
      </>
    ),
    highlight: ({ index }) => {
      const slice = byPart.get(index);
      return slice && <SliceEdge middle={middle} arc={arcOf(slice, 2)} />;
    },
  };
}
