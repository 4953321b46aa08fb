import { useMemo } from 'react';
import { mergeRefs } from '../../lib/react/merge-refs.ts';
import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { type CartesianProps, useCartesian } from '../chart/plot/useCartesian.ts';
import { useWidth } from '../chart/frame/useWidth.ts';
import { drawRadar } from './drawRadar.tsx';
import { webHeight } from './web-room.ts';

export interface RadarChartProps extends CartesianProps {}

/**
 * Several qualities of two or three things, each on an axis of its own. Where it is narrow, it is less high. For exact sizes, use
 * `BarChart`.
 *
 * ## What it takes
 *
 * - Values by axis, and `null` for none.
 * - Up to 500 axes; of more, a message stands in place of the drawing, and the table and the file have them all.
 * - `NaN` and `Infinity` are none too.
 */
export function RadarChart(props: RadarChartProps) {
  const [cartesian, { ref, height = 280, ...frame }] = useCartesian(props);
  const [width, measured] = useWidth();
  const merged = useMemo(() => mergeRefs(ref, measured), [ref, measured]);
  const most = width > 0 ? webHeight(width, cartesian.categories) : height;
  return (
    <ChartFrame
      {...frame}
      ref={merged}
      height={Math.min(height, most)}
      kind="line"
      shapes={cartesian.categories.length}
      skeleton="round"
      draw={(space) => drawRadar(cartesian, space)}
    />
  );
}
