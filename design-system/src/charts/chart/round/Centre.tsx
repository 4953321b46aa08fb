import type { Spot } from '../chart.types.ts';

/** A figure, and what it is. */
export interface CentreLabel {
  value: string;
  label: string;
}

/** The figure in the middle of a ring. */
export function Centre({ value, label, at }: CentreLabel & { at: Spot }) {
  return (
    <>
      <text data-part="centre" x={at.x} y={at.y} textAnchor="middle">
        {value}
      </text>
      <text data-part="centre-label" x={at.x} y={at.y + 22} textAnchor="middle">
        {label}
      </text>
    </>
  );
}
