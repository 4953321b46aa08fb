import { mostOf } from '../../lib/extent.ts';
import { sparkBars } from './spark.ts';

/** Each value stands on a grey bar that shows how far it could go. */
export function SparkBars({ values }: { values: readonly number[] }) {
  const bars = sparkBars(values);
  const most = mostOf(bars, 0) || 1;
  return (
    <div data-part="bars">
      {bars.map((value, index) => (
        <span key={index} data-part="ground">
          <span data-part="bar" style={{ blockSize: `${(Math.max(value, 0) / most) * 100}%` }} />
        </span>
      ))}
    </div>
  );
}
