import { curveMonotoneX } from '@visx/curve';
import { LinearGradient } from '@visx/gradient';
import { Area, LinePath } from '@visx/shape';
import { useId } from 'react';
import type { Spot } from '../chart/chart.types.ts';
import { isThere, markedOf } from '../chart/plot/marked.ts';
import { thinLine } from '../chart/plot/thin.ts';
import { isMirrored, SPARK_COLUMNS, sparkPoints, type SparkValues } from './spark.ts';
import { useLocaleSettings } from '../../lib/i18n/LocaleProvider.tsx';

interface SparkCurveProps {
  values: SparkValues;
  isFilled: boolean;
  markers: 'none' | 'all' | 'last';
  hasGrid: boolean;
}

const yOf = (point: Spot | null) => point?.y ?? 0;

/** Lines are drawn on a hundred by a hundred, and stretched; dots stand in a drawing around it that is not, and stay round. */
export function SparkCurve({ values, isFilled, markers, hasGrid }: SparkCurveProps) {
  const id = useId();
  const { direction } = useLocaleSettings();
  const all = sparkPoints(values, isMirrored(direction));
  const points = thinLine(all, SPARK_COLUMNS);
  const shared = {
    data: points,
    defined: isThere,
    x: (point: Spot | null) => point?.x ?? 0,
    curve: curveMonotoneX,
  };
  return (
    <svg aria-hidden>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {hasGrid && [20, 40, 60, 80].map((x) => <path key={x} data-part="grid" d={`M${x},0V100`} />)}
        {isFilled && (
          <>
            <LinearGradient id={id} from="var(--series)" to="var(--series)" fromOpacity={0.3} toOpacity={0.02} />
            <Area {...shared} data-part="area" y0={100} y1={yOf} fill={`url(#${id})`} />
          </>
        )}
        <LinePath {...shared} data-part="line" y={yOf} />
      </svg>
      {markedOf(points, markers).map(({ x, y }) => (
        <circle key={x} data-part="dot" cx={`${x}%`} cy={`${y}%`} r="3.75" />
      ))}
    </svg>
  );
}
