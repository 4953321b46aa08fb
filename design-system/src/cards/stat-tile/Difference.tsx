import { useLingui } from '@lingui/react/macro';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Badge } from '../../components/badges/Badge.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { type Better, judge } from './judge.ts';

export interface DifferenceProps {
  /** How a figure changed, as a share: 0.124 is 12.4 % more. */
  share: number;
  /**
   * Which change is good news; with `neither`, none is.
   * @default 'more'
   */
  better?: Better;
  /**
   * How exactly it is written.
   * @default 'tenths'
   */
  precision?: 'tenths' | 'whole';
}

const signed: Intl.NumberFormatOptions = { style: 'percent', signDisplay: 'exceptZero' };
const formats = {
  tenths: { ...signed, minimumFractionDigits: 1, maximumFractionDigits: 1 },
  whole: { ...signed, maximumFractionDigits: 0 },
} as const;

const icons = { up: TrendingUp, down: TrendingDown, level: Minus };
const tones = { good: 'success', bad: 'danger', neutral: 'info' } as const;

/** How a figure changed. Its colour says whether that is good, for screen readers a word. */
export function Difference({ share, better = 'more', precision = 'tenths' }: DifferenceProps) {
  const { t } = useLingui();
  const formatted = useNumberFormat(formats[precision])(share);
  const { direction, verdict } = judge(share, better);
  const announced = { good: t`${formatted}, better`, bad: t`${formatted}, worse`, neutral: formatted };
  return (
    <Badge tone={tones[verdict]} icon={icons[direction]} label={announced[verdict]}>
      <bdi dir="ltr">{formatted}</bdi>
    </Badge>
  );
}
