import { LinearGradient } from '@visx/gradient';
import { Polygon } from '@visx/shape';
import { widthOf } from '../chart/box.ts';
import type { Drawing, Space, Spot } from '../chart/chart.types.ts';
import { Ring } from '../chart/Highlight.tsx';
import { lookOf, markerPath } from '../chart/looks.ts';
import { nearestPoint } from '../chart/places.ts';
import { mirror, pointAt, turn } from '../chart/round.ts';
import type { Cartesian } from '../chart/useCartesian.ts';
import { valueScale } from '../chart/value-scale.ts';

/** Draws a web into the room that there is. */
export function drawRadar(cartesian: Cartesian, space: Space): Drawing {
  const { series, places, range, writeTick } = cartesian;
  const { width, height, isRtl, isShown, id } = space;
  const widest = Math.min(Math.max(0, ...places.map(widthOf)), width * 0.28);
  const middle = { x: width / 2, y: height / 2 };
  const radius = Math.max(Math.min(width / 2 - widest - 10, height / 2 - 24), 20);
  const values = cartesian.shown(isShown).flatMap((one) => one.values);
  const scale = valueScale({ values, range });
  const ticks = scale.ticks(4).filter((tick) => scale(tick) > 0);
  const angleAt = (index: number) => mirror((index / Math.max(places.length, 1)) * turn, isRtl);
  const at = (index: number, share: number) => pointAt(middle, angleAt(index), radius * share);
  const around = (share: number) => places.map((_, index) => at(index, share));
  const marks = series.map((one, number) =>
    places.map((_, index) => {
      const value = one.values[index] ?? null;
      return isShown(number) && value !== null ? at(index, scale(value)) : null;
    }),
  );

  return {
    marks,
    pick: (spot) => nearestPoint(marks, spot, 40),
    tip: (place) => cartesian.tip(place, isShown),
    plot: (
      <>
        <g data-part="grid">
          {ticks.map((tick) => (
            <Polygon key={tick} points={pairs(around(scale(tick)))} />
          ))}
          {around(1).map((end, index) => (
            <line key={places[index]} x1={middle.x} y1={middle.y} x2={end.x} y2={end.y} />
          ))}
        </g>
        {ticks.slice(0, -1).map((tick) => (
          <text key={tick} x={middle.x + 4} y={middle.y - radius * scale(tick) - 3}>
            {writeTick(tick)}
          </text>
        ))}
        {places.map((text, index) => (
          <AxisName key={text} text={text} middle={middle} end={at(index, 1 + 12 / radius)} />
        ))}
        {marks.map((points, number) => (
          <Web key={series[number]?.id} id={`${id}-web-${number}`} points={points} look={lookOf(series, number)} />
        ))}
      </>
    ),
    highlight: ({ series: number }, spot) => <Ring spot={spot} look={lookOf(series, number)} />,
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

interface WebProps {
  id: string;
  points: readonly (Spot | null)[];
  look: ReturnType<typeof lookOf>;
}

function Web({ id, points, look }: WebProps) {
  const known = points.filter((spot) => spot !== null);
  if (known.length === 0) return null;
  return (
    <g data-tone={look.tone} data-enter="appear">
      <LinearGradient id={id} from="var(--series)" to="var(--series)" fromOpacity={0.38} toOpacity={0.1} />
      <Polygon data-part="web" points={pairs(known)} strokeDasharray={look.dash} fill={`url(#${id})`} />
      {known.map((spot) => (
        <path key={`${spot.x} ${spot.y}`} data-part="marker" d={markerPath(look.marker, spot, 4)} />
      ))}
    </g>
  );
}
