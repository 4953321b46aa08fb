/** Each value stands on a grey bar that shows how far it could go. */
export function SparkBars({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 0) || 1;
  return (
    <div data-part="bars">
      {values.map((value, index) => (
        <span key={index} data-part="ground">
          <span data-part="bar" style={{ blockSize: `${(Math.max(value, 0) / most) * 100}%` }} />
        </span>
      ))}
    </div>
  );
}
