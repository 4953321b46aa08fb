import { useLingui } from '@lingui/react/macro';
import type { Space } from '../chart/chart.types.ts';
import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { useParts } from '../chart/round/useParts.ts';
import { useSummaryMessages } from '../chart/summary/useSummaryMessages.ts';
import { drawRings } from './drawRings.tsx';
import type { RadialBarChartProps } from './radial-bar-chart.props.ts';

/**
 * How much of a goal is reached, as one ring or a few inside each other. For the parts of a whole, use `DonutChart`.
 *
 * ## What it takes
 *
 * - Up to 500 rings; of more, a message stands in place of the drawing, and the table and the file have them all.
 */
export function RadialBarChart({ max = 100, sweep = 360, line = 'solid', centre, ...props }: RadialBarChartProps) {
  const { t } = useLingui();
  const rings = props.parts;
  const [parts, frame] = useParts({ ...props, parts: rings.map((ring) => ({ ...ring, value: ring.value ?? 0 })) });
  const messages = useSummaryMessages(parts.formatValue);
  const hasGoal = (part: number) => Number.isFinite(rings[part]?.value);
  const drawnOf = (isShown: Space['isShown']) => (part: number) => isShown(part) && hasGoal(part);
  return (
    <ChartFrame
      {...frame}
      isEmpty={!rings.some((_, part) => hasGoal(part))}
      isZero={false}
      emptyMessage={props.emptyMessage ?? (rings.length > 0 ? t`No goal set` : undefined)}
      sheet={() => ({
        ...frame.sheet(),
        rows: rings.map(({ label: ring, value }, part) => [ring, hasGoal(part) ? value : null]),
      })}
      summary={(isShown) =>
        messages.ofRings(
          parts.parts.filter((_, part) => drawnOf(isShown)(part)),
          max,
        )
      }
      kind="ring"
      skeleton="round"
      draw={(space) => drawRings(parts, { max, sweep, line, centre }, { ...space, isShown: drawnOf(space.isShown) })}
    />
  );
}
