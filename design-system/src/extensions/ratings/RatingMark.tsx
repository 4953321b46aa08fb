import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Drawing, Empty, Figure, Fill, Full } from './Rating.styles.ts';

interface RatingMarkProps {
  /** Its place, from 1. */
  position: number;
  /** Left out, it shows its number. */
  icon: LucideIcon | undefined;
  /** How much of it the rating fills, from 0 to 1. */
  fill: number;
}

/** The mark of one stop of a rating. */
export function RatingMark({ position, icon: Icon, fill }: RatingMarkProps) {
  const { i18n } = useLingui();
  if (!Icon) {
    return (
      <Figure aria-hidden data-filled={fill > 0 || undefined}>
        {i18n.number(position)}
      </Figure>
    );
  }
  // Most marks are whole or empty, and a list has hundreds of them: only what lies between is two drawings in one place.
  if (fill === 0) return <Empty as={Icon} />;
  if (fill === 1) return <Full as={Icon} />;
  return (
    <Drawing aria-hidden>
      <Empty as={Icon} />
      <Fill style={{ '--fill': fill }}>
        <Full as={Icon} />
      </Fill>
    </Drawing>
  );
}
