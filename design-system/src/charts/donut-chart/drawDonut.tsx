import { Centre, type CentreLabel } from '../chart/round/Centre.tsx';
import type { Drawing, Space, Spot } from '../chart/chart.types.ts';
import { distance } from '../chart/plot/positions.ts';
import { angleOf, mirror, pointAt, type Slice, sliceAt, slicesOf } from '../chart/round/round.ts';
import { anglesOf, SliceEdge, Slices } from '../chart/round/Slices.tsx';
import type { Parts } from '../chart/round/useParts.ts';
import type { DonutCentre, DonutChartProps } from './donut-chart.props.ts';

type DonutOptions = Required<Pick<DonutChartProps, 'shape' | 'labels'>> & Pick<DonutChartProps, 'centre'>;

/** A share that is smaller has no room for its label. */
const leastLabelled = 0.06;

/** Draws a ring or a pie into the room that there is. */
export function drawDonut(whole: Parts, { shape, centre, labels }: DonutOptions, space: Space): Drawing {
  const { parts, tip } = whole;
  const { width, height, isRtl, isShown, id } = space;
  const middle = { x: width / 2, y: height / 2 };
  const outer = Math.max(Math.min(width, height) / 2 - 6, 10);
  const inner = shape === 'donut' ? outer * 0.66 : 0;
  const slices = slicesOf(
    parts.map(({ value }) => value),
    isShown,
  );
  const shares = whole.sharesOf(isShown);
  const inMiddle = centre && centreLabel(centre, parts, shares, isShown);
  const centreOf = ({ from, to }: Slice) => pointAt(middle, mirror((from + to) / 2, isRtl), (outer + inner) / 2);
  const byPart = new Map(slices.map((slice) => [slice.part, slice]));
  const arcOf = (slice: Slice, grown = 0) => ({
    ...anglesOf(slice, isRtl),
    innerRadius: inner,
    outerRadius: outer + grown,
    cornerRadius: slices.length > 1 ? 3 : 0,
  });
  const labelOf = (slice: Slice) =>
    labels === 'percent' &&
    slice.share >= leastLabelled && (
      <text data-part="inside" {...centreOf(slice)} dy="0.35em" textAnchor="middle">
        {shares[slice.part]}
      </text>
    );

  return {
    // All in one row: arrow keys walk around the ring.
    marks: [
      parts.map((_, part) => {
        const slice = byPart.get(part);
        return slice ? centreOf(slice) : null;
      }),
    ],
    pick: (spot) => {
      const away = distance(middle, spot);
      if (away > outer + 8 || away < inner - 8) return undefined;
      const index = sliceAt(slices, mirror(angleOf(middle, spot), isRtl));
      return index === undefined ? undefined : { series: 0, index };
    },
    itemAt: ({ index }) => index,
    tip: (position) => tip(position, isShown),
    plot: (
      <>
        {slices.length === 0 && <EmptyRing {...{ middle, inner, outer }} />}
        <Slices {...{ parts, slices, middle, id, labelOf }} arcOf={(slice) => arcOf(slice)} />
        {shape === 'donut' && inMiddle && <Centre {...inMiddle} at={middle} />}
      </>
    ),
    highlight: ({ index }) => {
      const slice = byPart.get(index);
      return slice && <SliceEdge middle={middle} arc={arcOf(slice, 3)} />;
    },
  };
}

/** As parts are hidden, the share of one changes with those that are left; its own place is empty while it is hidden. */
function centreLabel(
  centre: DonutCentre,
  parts: Parts['parts'],
  shares: readonly string[],
  isShown: Space['isShown'],
): CentreLabel | undefined {
  if (!('part' in centre)) return centre;
  const index = parts.findIndex(({ id }) => id === centre.part);
  const part = parts[index];
  if (!part || !isShown(index)) return undefined;
  return { value: shares[index] ?? '', label: part.label };
}

/** The ring, or the edge of the pie, when nothing is in it. */
function EmptyRing({ middle, inner, outer }: { middle: Spot; inner: number; outer: number }) {
  const width = inner > 0 ? outer - inner : 2;
  return <circle data-part="track" cx={middle.x} cy={middle.y} r={outer - width / 2} strokeWidth={width} />;
}
