import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Drawing, Figure, Fill } from './Rating.styles.ts';

interface RatingMarkProps {
  /** Its place, from 1. */
  position: number;
  /** Left out, it shows its number. */
  icon: LucideIcon | undefined;
  /** How much of it the rating fills, from 0 to 1. */
  fill: number;
}

/** What is seen of a stop of a rating. */
export function RatingMark({ position, icon: Icon, fill }: RatingMarkProps) {
  const { i18n } = useLingui();
  if (!Icon) {
    return (
      <Figure aria-hidden data-filled={fill > 0 || undefined}>
        {i18n.number(position)}
      </Figure>
    );
  }
  return (
    <Drawing aria-hidden>
      <Icon />
      <Fill style={{ '--fill': fill }}>
        <Icon />
      </Fill>
    </Drawing>
  );
}
