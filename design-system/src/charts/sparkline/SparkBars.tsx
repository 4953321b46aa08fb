import { sparkBars, type SparkValues } from './spark.ts';

/** Each value stands on a grey bar that shows how far it could go; one that is not known leaves its place empty. */
export function SparkBars({ values }: { values: SparkValues }) {
  const bars = sparkBars(values);
  const most = bars.reduce<number>((highest, value) => Math.max(highest, value ?? 0), 0) || 1;
  return (
    <div data-part="bars">
      {bars.map((value, index) => (
        <span key={index} data-part={value === null ? 'gap' : 'ground'}>
          {value !== null && <span data-part="bar" style={{ blockSize: `${(Math.max(value, 0) / most) * 100}%` }} />}
        </span>
      ))}
    </div>
  );
}
