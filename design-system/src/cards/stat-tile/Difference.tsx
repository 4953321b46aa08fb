import { useLingui } from '@lingui/react/macro';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Badge } from '../../components/badges/Badge.tsx';
import type { Change } from './change.ts';
import { type ChangePrecision, formatChange } from './format-change.ts';
import { type Better, judge } from './judge.ts';

export interface DifferenceProps {
  /** How a figure changed, as a share: 0.124 is 12.4 % more; `new` after nothing, `null` without a comparison. */
  share: Change;
  /**
   * Which change is good news; with `neither`, none is.
   * @default 'more'
   */
  better?: Better;
  /**
   * How exactly it is written.
   * @default 'tenths'
   */
  precision?: ChangePrecision;
}

const icons = { up: TrendingUp, down: TrendingDown, level: Minus };
const tones = { good: 'success', bad: 'danger', neutral: 'info' } as const;

/** How a figure changed. Its colour says whether that is good, for screen readers a word. */
export function Difference({ share, better = 'more', precision = 'tenths' }: DifferenceProps) {
  const { t } = useLingui();
  const formatted = formatChange(share, precision, { new: t({ message: 'New', context: 'change' }), unknown: '—' });
  const { direction, verdict } = judge(share, better);
  const neutral = share === null ? t`no comparison` : formatted;
  const announced = { good: t`${formatted}, better`, bad: t`${formatted}, worse`, neutral };
  return (
    <Badge tone={tones[verdict]} icon={icons[direction]} label={announced[verdict]}>
      <bdi dir="ltr">{formatted}</bdi>
    </Badge>
  );
}
