import { Centre } from '../chart/round/Centre.tsx';
import type { Drawing, Space, Spot } from '../chart/chart.types.ts';
import { seriesStyleOf } from '../chart/series/series-style.ts';
import { distance } from '../chart/plot/positions.ts';
import { arcLine, pointAt, turn } from '../chart/round/round.ts';
import type { Parts } from '../chart/round/useParts.ts';
import { ringsIn } from './rings.ts';
import type { RadialBarChartProps } from './radial-bar-chart.props.ts';

type RingOptions = Required<Pick<RadialBarChartProps, 'max' | 'sweep' | 'line'>> & Pick<RadialBarChartProps, 'centre'>;

/** Draws rings into the room that there is. */
export function drawRings(whole: Parts, { max, sweep, line, centre }: RingOptions, space: Space): Drawing {
  const { parts, formatValue } = whole;
  const { width, height, isRtl, isShown } = space;
  const { middle, radii, thickness } = ringsIn({
    width,
    height,
    sweep,
    count: parts.filter((_, at) => isShown(at)).length,
  });
  const way = isRtl ? -1 : 1;
  const start = sweep === 360 ? 0 : (-way * (sweep / 360) * turn) / 2;
  const angleFor = (value: number) => start + way * Math.min(Math.max(value / max, 0), 1) * (sweep / 360) * turn;
  const radiusByPart = new Map<number, number>();
  parts.forEach((_, part) => {
    const radius = isShown(part) ? radii[radiusByPart.size] : undefined;
    if (radius !== undefined) radiusByPart.set(part, radius);
  });
  const path = (part: number, value: number) => arcLine(middle, radiusByPart.get(part) ?? 0, start, angleFor(value));
  const dash = line === 'dashed' ? '3 6' : undefined;
  const cap = line === 'dashed' ? 'butt' : 'round';

  const endOf = (part: number): Spot | null => {
    const radius = radiusByPart.get(part);
    return radius === undefined ? null : pointAt(middle, angleFor(parts[part]?.value ?? 0), radius);
  };

  return {
    marks: [parts.map((_, part) => endOf(part))],
    pick: (spot) => {
      const away = distance(middle, spot);
      const hit = [...radiusByPart].find(([, radius]) => Math.abs(radius - away) <= thickness);
      return hit && { series: 0, index: hit[0] };
    },
    itemAt: ({ index }) => index,
    tip: ({ index }) => {
      const part = parts[index];
      const row = part && { series: index, label: part.label, value: formatValue(part.value) };
      return { title: '', rows: row ? [row] : [], current: index };
    },
    plot: (
      <>
        {[...radiusByPart.keys()].map((part) => (
          <g
            key={parts[part]?.id}
            data-tone={seriesStyleOf(parts, part).tone}
            strokeWidth={thickness}
            strokeDasharray={dash}
          >
            <path data-part="track" data-cap={cap} d={path(part, max)} />
            {(parts[part]?.value ?? 0) > 0 && (
              <path data-part="ring" data-cap={cap} data-enter="appear" d={path(part, parts[part]?.value ?? 0)} />
            )}
          </g>
        ))}
        {centre && <Centre {...centre} at={{ x: middle.x, y: middle.y - (sweep === 180 ? 26 : 0) }} />}
      </>
    ),
    highlight: (_, spot) => <circle data-part="edge" cx={spot.x} cy={spot.y} r={thickness / 2 + 2} />,
  };
}
