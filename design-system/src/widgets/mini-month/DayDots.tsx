import type { Tone } from '../../theme/tones.ts';
import { Dot, Dots } from './MiniMonth.styles.ts';

/** Dots beyond these say nothing more. */
const MOST_DOTS = 3;

/** The colours of what happens on a day, below its number. */
export function DayDots({ tones = [] }: { tones: readonly Tone[] | undefined }) {
  return (
    tones.length > 0 && (
      <Dots aria-hidden>
        {tones.slice(0, MOST_DOTS).map((tone, index) => (
          <Dot key={index} data-tone={tone} />
        ))}
      </Dots>
    )
  );
}
