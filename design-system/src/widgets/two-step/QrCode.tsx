import type { ComponentPropsWithRef } from 'react';
import { Squares } from './TwoStep.styles.ts';
import { qrOf } from './qr.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox' | 'role'> {
  /** The text that a scanner reads: at most 213 bytes, else nothing is drawn. */
  text: string;
  /** The use of the code, for screen readers. */
  label: string;
}

/** The squares of quiet that a scanner needs around a code. */
const QUIET = 4;

/** A text as squares for a camera. It is dark on light in every skin, for many scanners read no other. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const squares = qrOf(text);
  if (!squares) return null;
  const size = squares.length + 2 * QUIET;
  const path = squares.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])),
  );
  return (
    <Squares {...rest} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </Squares>
  );
}
