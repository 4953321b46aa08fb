import { LinearGradient } from '@visx/gradient';
import { Polygon } from '@visx/shape';
import { widthOf } from '../chart/plot/box.ts';
import type { Drawing, Space, Spot } from '../chart/chart.types.ts';
import { Ring } from '../chart/plot/Highlight.tsx';
import { seriesStyleOf, markerPath } from '../chart/series/series-style.ts';
import { distance, nearestPoint } from '../chart/plot/positions.ts';
import { pointAt } from '../chart/round/round.ts';
import type { Cartesian } from '../chart/plot/useCartesian.ts';
import { valueScale } from '../chart/plot/value-scale.ts';
import { axisAngle, nameGap, webRadius } from './web-room.ts';

/** The halves of two markers, and a little between them and a number. */
const markerRoom = 14;

/** Draws a web into the room that there is. */
export function drawRadar(cartesian: Cartesian, space: Space): Drawing {
  const { series, categories, range, formatTicks } = cartesian;
  const { width, height, isRtl, isShown, id } = space;
  const middle = { x: width / 2, y: height / 2 };
  const radius = webRadius({ width, height, categories });
  const values = cartesian.shown(isShown).flatMap((one) => one.values);
  const scale = valueScale({ values, range });
  const ticks = scale.ticks(4).filter((tick) => scale(tick) > 0);
  const texts = formatTicks(ticks);
  const at = (index: number, share: number) =>
    pointAt(middle, axisAngle(index, categories.length, isRtl), radius * share);
  const around = (share: number) => categories.map((_, index) => at(index, share));
  const marks = series.map((one, number) =>
    categories.map((_, index) => {
      const value = one.values[index] ?? null;
      return isShown(number) && value !== null ? at(index, scale(value)) : null;
    }),
  );

  return {
    marks,
    pick: (spot) => nearestPoint(marks, spot, 40),
    tip: (position) => cartesian.tip(position, isShown),
    plot: (
      <>
        <g data-part="grid">
          {ticks.map((tick) => (
            <Polygon key={tick} points={pairs(around(scale(tick)))} />
          ))}
          {around(1).map((end, index) => (
            <line key={categories[index]} x1={middle.x} y1={middle.y} x2={end.x} y2={end.y} />
          ))}
        </g>
        {categories.map((text, index) => (
          <AxisName key={text} text={text} middle={middle} end={at(index, 1 + nameGap / radius)} />
        ))}
        {marks.map((points, number) => (
          <Web
            key={series[number]?.id}
            id={`${id}-web-${number}`}
            points={points}
            seriesStyle={seriesStyleOf(series, number)}
          />
        ))}
        {ticks.slice(0, -1).map((tick, index) => (
          <RingNumber
            key={tick}
            text={texts[index] ?? ''}
            from={at(categories.length - 1, scale(tick))}
            to={at(0, scale(tick))}
          />
        ))}
      </>
    ),
    highlight: ({ series: number }, spot) => <Ring spot={spot} seriesStyle={seriesStyleOf(series, number)} />,
  };
}

const pairs = (spots: readonly Spot[]): [number, number][] => spots.map(({ x, y }) => [x, y]);

/** It stands outside of the web, on the side where its axis points. */
function AxisName({ text, middle, end }: { text: string; middle: Spot; end: Spot }) {
  const side = end.x - middle.x;
  const anchor = Math.abs(side) < 4 ? 'middle' : side > 0 ? 'start' : 'end';
  return (
    <text x={end.x} y={end.y} dy="0.35em" textAnchor={anchor}>
      {text}
    </text>
  );
}

/** It stands in the middle of a side of its ring, if the side is so long that it stays clear of the markers at both ends. */
function RingNumber({ text, from, to }: { text: string; from: Spot; to: Spot }) {
  if (distance(from, to) < widthOf(text) + markerRoom) return null;
  return (
    <text data-part="over" x={(from.x + to.x) / 2} y={(from.y + to.y) / 2} dy="0.35em" textAnchor="middle">
      {text}
    </text>
  );
}

interface WebProps {
  id: string;
  points: readonly (Spot | null)[];
  seriesStyle: ReturnType<typeof seriesStyleOf>;
}

function Web({ id, points, seriesStyle }: WebProps) {
  const known = points.filter((spot) => spot !== null);
  if (known.length === 0) return null;
  const isWhole = known.length === points.length;
  return (
    <g data-tone={seriesStyle.tone} data-enter="appear">
      <LinearGradient id={id} from="var(--series)" to="var(--series)" fromOpacity={0.38} toOpacity={0.1} />
      {isWhole ? (
        <Polygon data-part="web" points={pairs(known)} strokeDasharray={seriesStyle.dash} fill={`url(#${id})`} />
      ) : (
        <path
          data-part="web"
          d={withGaps(points)}
          fill="none"
          strokeLinecap="round"
          strokeDasharray={seriesStyle.dash}
        />
      )}
      {known.map((spot) => (
        <path key={`${spot.x} ${spot.y}`} data-part="marker" d={markerPath(seriesStyle.marker, spot, 4)} />
      ))}
    </g>
  );
}

/** The lines between neighbours that are both known, from a gap on, so that one goes on from the last axis to the first. */
function withGaps(points: readonly (Spot | null)[]): string {
  const gap = points.indexOf(null);
  const around = [...points.slice(gap), ...points.slice(0, gap)];
  return around.map((spot, index) => spot && `${around[index - 1] ? 'L' : 'M'}${spot.x},${spot.y}`).join('');
}
