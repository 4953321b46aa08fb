import { PatternCircles, PatternLines } from '@visx/pattern';
import type { CSSProperties } from 'react';
import type { SeriesStyle } from './series-style.ts';

const lines = [
  { orientation: 'diagonal', size: 6 },
  { orientation: 'horizontal', size: 5 },
  { orientation: 'vertical', size: 5 },
  { orientation: 'diagonalRightToLeft', size: 6 },
] as const;

/** How many different patterns there are, the plain surface of the first series among them. */
const count = lines.length + 2;

const isPlain = (seriesStyle: SeriesStyle) => seriesStyle.pattern % count === 0;

/** The pattern of a series; the first one has none. In forced colours, it is drawn with ink on the canvas. */
export function SeriesPattern({ id, seriesStyle }: { id: string; seriesStyle: SeriesStyle }) {
  if (isPlain(seriesStyle)) return null;
  const line = lines[(seriesStyle.pattern % count) - 1];
  return (
    <defs data-tone={seriesStyle.tone}>
      {line ? (
        <PatternLines
          id={id}
          width={line.size}
          height={line.size}
          background="var(--pattern-ground)"
          stroke="var(--pattern-ink)"
          strokeWidth={1.5}
          orientation={[line.orientation]}
        />
      ) : (
        <PatternCircles
          id={id}
          width={6}
          height={6}
          radius={1.6}
          background="var(--pattern-ground)"
          fill="var(--pattern-ink)"
        />
      )}
    </defs>
  );
}

/** Tells a shape which pattern is its own. */
export function patternStyle(id: string, seriesStyle: SeriesStyle): CSSProperties | undefined {
  if (isPlain(seriesStyle)) return undefined;
  const style: Record<`--${string}`, string> = { '--pattern': `url(#${id})` };
  return style;
}
